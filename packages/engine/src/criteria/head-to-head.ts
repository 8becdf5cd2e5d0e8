import type { Tally } from './tally.ts';

/**
 * How PPM are read.
 * - `if-all-met`: only if every two of the set have met (FISF §4.1; Belgium between rounds).
 * - `unmet-two-each`: always, a pair that has not met counting 2 each (Belgium, final standings).
 * - `none`: not at all (FISF §6.2, at the end of the fixed rounds).
 */
export type HeadToHeadRule = 'if-all-met' | 'unmet-two-each' | 'none';

/** PPM of each player of a set on the same PM, in the order of the set; or the two who have not met. */
export type HeadToHead =
  | { readonly kind: 'counted'; readonly points: readonly number[] }
  | { readonly kind: 'void'; readonly unmet: readonly [number, number] | null };

/** Match points of a pair that has not met, where the rule counts them (Belgium). */
const unmetPoints = 2;

/**
 * The match points that the players of a set took from each other, over all their meetings; void unless every two
 * of them have met. No second pass inside what stays level.
 */
export function headToHead(tally: Pick<Tally, 'met'>, set: readonly number[], rule: HeadToHeadRule): HeadToHead {
  if (rule === 'none') return { kind: 'void', unmet: null };
  const unmet = rule === 'if-all-met' ? firstUnmet(tally, set) : null;
  if (unmet) return { kind: 'void', unmet };
  const inside = new Set(set);
  const points = set.map((place) => {
    const encounters = tally.met(place).filter((encounter) => inside.has(encounter.opponent));
    const opponents = new Set(encounters.map((encounter) => encounter.opponent));
    const others = set.length - 1 - opponents.size;
    return unmetPoints * others + encounters.reduce((total, encounter) => total + encounter.points, 0);
  });
  return { kind: 'counted', points };
}

/** The first two of a set, in its order, who have not met; null where every two have. */
export function firstUnmet(tally: Pick<Tally, 'met'>, set: readonly number[]): readonly [number, number] | null {
  for (const [i, place] of set.entries()) {
    const opponents = new Set(tally.met(place).map((encounter) => encounter.opponent));
    const other = set.slice(i + 1).find((candidate) => !opponents.has(candidate));
    if (other !== undefined) return [place, other];
  }
  return null;
}
