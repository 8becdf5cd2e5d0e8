import { type HeadToHead, type HeadToHeadRule, headToHead } from './head-to-head.ts';
import type { Tally } from './tally.ts';

/** Players on the same PM, put in order. */
export interface Group {
  readonly points: number;
  /** Places in the initial ranking, in standings order. */
  readonly order: readonly number[];
  readonly headToHead: HeadToHead;
  /** PPM in the same order; null where void. */
  readonly headPoints: readonly (number | null)[];
}

/**
 * PM, then PPM where every two of the set have met, then Pdep, then the initial ranking
 * (FISF Formule Classique §5). `places`: who is ranked, in initial order; sets are formed among them alone.
 */
export function scrabbleOrder(tally: Tally, places: readonly number[], rule: HeadToHeadRule): readonly Group[] {
  const byPoints = new Map<number, number[]>();
  for (const place of places) {
    const points = tally.points[place] ?? 0;
    const group = byPoints.get(points);
    if (group) group.push(place);
    else byPoints.set(points, [place]);
  }
  return [...byPoints].sort(([a], [b]) => b - a).map(([points, set]) => ordered(tally, points, set, rule));
}

function ordered(
  { met, spread }: Pick<Tally, 'met' | 'spread'>,
  points: number,
  set: readonly number[],
  rule: HeadToHeadRule,
): Group {
  const head = headToHead({ met }, set, rule);
  const bySpread = (a: number, b: number): number => (spread[b] ?? 0) - (spread[a] ?? 0) || a - b;
  if (head.kind === 'void') {
    const order = [...set].sort(bySpread);
    return { points, order, headToHead: head, headPoints: order.map(() => null) };
  }
  const own = new Map(set.map((place, i) => [place, head.points[i] ?? 0]));
  const order = [...set].sort((a, b) => (own.get(b) ?? 0) - (own.get(a) ?? 0) || bySpread(a, b));
  return { points, order, headToHead: head, headPoints: order.map((place) => own.get(place) ?? 0) };
}
