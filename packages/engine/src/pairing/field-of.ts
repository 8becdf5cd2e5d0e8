import type { Tally } from '../standings/tally.ts';
import type { Field } from './field.ts';

/**
 * The field of a round: those to be paired, best first, with X last when their number is odd. `order` holds their
 * places in the initial ranking.
 */
export function fieldOf(sums: Tally, order: readonly number[]): Field {
  const odd = order.length % 2 === 1;
  const scores = order.map((place) => sums.points[place] ?? 0);
  const barred = odd ? barredFromX(sums, order) : new Set<number>();
  return {
    ids: [...order.map((place) => sums.players[place] ?? ''), ...(odd ? [null] : [])],
    scores: odd ? [...scores, scores.at(-1) ?? 0] : scores,
    met: metByPlace(sums, order, odd, barred),
    meetings: (a, b) => meetings(sums, order, a, b),
  };
}

function metByPlace(
  sums: Tally,
  order: readonly number[],
  odd: boolean,
  barred: ReadonlySet<number>,
): readonly ReadonlySet<number>[] {
  const field = new Int32Array(sums.players.length).fill(-1);
  for (let i = 0; i < order.length; i++) field[order[i] as number] = i;
  const met = order.map((place, i) => {
    const opponents = new Set<number>();
    for (const { opponent } of sums.met(place)) {
      const other = field[opponent] ?? -1;
      if (other >= 0) opponents.add(other);
    }
    if (barred.has(i)) opponents.add(order.length);
    return opponents;
  });
  return odd ? [...met, new Set(barred)] : met;
}

/**
 * Who may not have X: those who have had a win without an opponent. If all present have had one, the lowest of
 * those with fewest may, and he alone (rules: before round 1).
 */
export function barredFromX(sums: Tally, order: readonly number[]): Set<number> {
  const wins = order.map((place) => sums.freeWins[place]?.length ?? 0);
  const fewest = Math.min(...wins);
  const allowed = fewest > 0 ? wins.lastIndexOf(fewest) : -1;
  return new Set(wins.flatMap((count, i) => (count > 0 && i !== allowed ? [i] : [])));
}

function meetings(sums: Tally, order: readonly number[], a: number, b: number): readonly number[] {
  const own = order[a];
  const other = order[b];
  if (own === undefined || other === undefined) return sums.freeWins[own ?? other ?? -1] ?? [];
  return sums
    .met(own)
    .filter((encounter) => encounter.opponent === other)
    .map((encounter) => encounter.round);
}
