import { placesIn } from '../criteria/places.ts';
import type { Tally } from '../criteria/tally.ts';
import type { Reasoned } from './reasoned.ts';

/**
 * How many repeats the exempt are, counted as meetings are: whoever has had k wins without an opponent is k (rules:
 * before round 1). Only where everybody has had one can that be.
 */
export function exemptAgain(sums: Pick<Tally, 'players' | 'freeWins'>, pairs: readonly Reasoned[]): number {
  const places = placesIn(sums.players);
  const before = ({ players: [id, other] }: Reasoned): number =>
    other === undefined ? (sums.freeWins[places.get(id) ?? -1]?.length ?? 0) : 0;
  return pairs.reduce((sum, pair) => sum + before(pair), 0);
}
