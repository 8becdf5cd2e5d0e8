import type { PlayerId } from '@ronde/engine';
import type { Stored } from '../store/store.ts';

/** The rounds in which a result of this player replaced another one, and still stands. */
export function correctedRounds({ log, tournament }: Stored, player: PlayerId): readonly number[] {
  const undone = new Set(log.flatMap(({ undoes = [] }) => undoes));
  const corrected = new Set<number>();
  for (const { seq, events, undoes = [] } of log) {
    if (undoes.length > 0 || undone.has(seq)) continue;
    for (const event of events) {
      if (event.kind !== 'result' || !event.from || !event.to) continue;
      const players: readonly PlayerId[] = tournament.rounds[event.round - 1]?.matches[event.match]?.players ?? [];
      if (players.includes(player)) corrected.add(event.round);
    }
  }
  return [...corrected];
}
