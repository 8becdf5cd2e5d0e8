import type { PlayerId } from '../tournament/state.ts';
import type { Field } from './field.ts';
import { nearest } from './nearest.ts';
import type { PoolTables } from './pool-round.ts';
import type { Reasoned } from './reasoned.ts';

/** A whole round of pools: its tables, the exempt, and how many tables of the rest are repeats. */
export interface PoolsDrawn {
  readonly pairs: readonly Reasoned[];
  readonly repeats: number;
}

/**
 * Those whose opponents play at tables made by hand meet each other, "de proche en proche". If they are odd in
 * number, the last in the ranking of those who would be exempt joins them; if nobody would be, one of them is exempt
 * (a round half made by hand: "the rest is drawn by the rule among the others").
 */
export function withTheRest(
  { tables, alone, leftOver }: PoolTables,
  order: readonly PlayerId[],
  field: (ids: readonly PlayerId[]) => Field,
): PoolsDrawn {
  const rank = (pair: Reasoned): number => order.indexOf(pair.players[0]);
  const lonely = alone.toSorted((a, b) => rank(a) - rank(b));
  const last = leftOver.length % 2 === 1 ? lonely.slice(-1) : [];
  const rest = [...leftOver, ...last].sort((a, b) => rank(a) - rank(b));
  const stay = lonely.slice(0, lonely.length - last.length);
  const drawn = nearest(field(rest.map(({ players }) => players[0])));
  const due = new Map(rest.map((pair) => [pair.players[0], pair.why]));
  const told = drawn.pairs.map((pair) => ({ ...pair, why: [...(due.get(pair.players[0]) ?? []), ...pair.why] }));
  return { pairs: [...tables, ...stay, ...told], repeats: drawn.repeats };
}
