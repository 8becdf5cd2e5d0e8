import type { Tally } from './tally.ts';

/** PPM of each player of a set on the same PM, in the order of the set; or the two who have not met. */
export type HeadToHead =
  | { readonly kind: 'counted'; readonly points: readonly number[] }
  | { readonly kind: 'void'; readonly unmet: readonly [number, number] };

/**
 * The match points that the players of a set took from each other, over all their meetings; void unless every two
 * of them have met (FISF Formule Classique §4.1). No second pass inside what stays level.
 */
export function headToHead(tally: Tally, set: readonly number[]): HeadToHead {
  const inside = new Set(set);
  const points: number[] = [];
  for (const place of set) {
    const encounters = (tally.met[place] ?? []).filter((encounter) => inside.has(encounter.opponent));
    const opponents = new Set(encounters.map((encounter) => encounter.opponent));
    if (opponents.size < set.length - 1) {
      const unmet = set.find((other) => other !== place && !opponents.has(other)) ?? place;
      return { kind: 'void', unmet: [place, unmet] };
    }
    points.push(encounters.reduce((total, encounter) => total + encounter.points, 0));
  }
  return { kind: 'counted', points };
}
