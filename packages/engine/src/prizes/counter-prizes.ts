import { frenchKey, frenchOrder } from '../base/french-order.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';

/** Who has most of what was counted: baggage looted, generals killed… */
export interface CounterPrize {
  readonly counter: string;
  /** Over all rounds, above 0. */
  readonly total: number;
  /** Those who have it, in the order of registration. */
  readonly players: readonly PlayerId[];
}

/** The leaders of each counter, among those who can have a prize. Two spellings of one word are one counter, named as it first was. */
export function counterPrizes(tournament: Tournament, may: (player: PlayerId) => boolean): readonly CounterPrize[] {
  const totals = new Map<string, Map<PlayerId, number>>();
  const names = new Map<string, string>();
  for (const { counters = {} } of tournament.rounds.flatMap(({ matches }) => matches)) {
    for (const [player, own] of Object.entries(counters)) {
      for (const [typed, count] of Object.entries(own)) {
        const key = frenchKey(typed);
        const counter = names.get(key) ?? typed;
        names.set(key, counter);
        const list = totals.get(counter) ?? new Map<PlayerId, number>();
        totals.set(counter, list.set(player, (list.get(player) ?? 0) + count));
      }
    }
  }
  const candidates = tournament.players.map(({ id }) => id).filter(may);
  return [...totals]
    .toSorted(([a], [b]) => frenchOrder(a, b))
    .flatMap(([counter, list]) => {
      const total = Math.max(0, ...candidates.map((id) => list.get(id) ?? 0));
      const players = candidates.filter((id) => list.get(id) === total);
      return total > 0 ? [{ counter, total, players }] : [];
    });
}
