import type { Reasoned } from '../../pairing/reasoned.ts';
import { decidesStarters, gamesPlayed, startsSoFar } from '../../pairing/starters.ts';
import type { PlayerId, Tournament } from '../../tournament/state.ts';

/**
 * In the second turn the other starts: who did not when the two met in the turn before. Pairs that have not played
 * (a forfeit, an absence) are left to the general rule.
 */
export function withOtherStarter(
  tournament: Tournament,
  round: number,
  order: readonly PlayerId[],
  pairs: readonly Reasoned[],
): readonly Reasoned[] {
  if (!decidesStarters(tournament)) return pairs;
  const starts = startsSoFar(tournament, round - 1);
  const started = (id: PlayerId): number => starts.get(id)?.started ?? 0;
  return pairs.map((pair): Reasoned => {
    const [one, other] = [...pair.players].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    if (one === undefined || other === undefined) return pair;
    const before = starterBefore(tournament, [one, other]);
    if (before === undefined) return pair;
    const player = before === one ? other : one;
    const step = { step: 'starts', player, by: 'second-turn', started: [started(one), started(other)] } as const;
    return { players: [one, other], starts: player, why: [...pair.why, step] };
  });
}

/** Who started the last match that the two played. */
function starterBefore({ rounds }: Tournament, pair: readonly [PlayerId, PlayerId]): PlayerId | undefined {
  for (const { matches } of rounds.toReversed()) {
    const match = matches.find(({ players }) => pair.every((id) => (players as readonly PlayerId[]).includes(id)));
    if (match?.starts !== undefined && gamesPlayed(match.result) > 0) return match.starts;
  }
  return undefined;
}
