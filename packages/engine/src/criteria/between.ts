import type { Criterion, Sets } from './criterion.ts';
import type { Tally } from './tally.ts';

/** The meetings of each; a wargame's scores, maluses apart. */
type Meetings = Pick<Tally, 'met'>;

/**
 * The games between those still level (L'Art de la Guerre, "Ex aequo"). Of two, the higher score. Of more, one who
 * scored more than each of the others in their games goes first, and again among the rest.
 */
export const between = {
  id: 'between',
  split: byGames,
  compared: (sums, own, other) => [scoreAgainst(sums, own, other), scoreAgainst(sums, other, own)],
} as const satisfies Criterion<Meetings>;

function byGames(sums: Meetings, level: readonly number[]): Sets {
  const sets: (readonly number[])[] = [];
  let rest = level;
  while (rest.length > 1) {
    const others = rest;
    const first = others.find((own) => others.every((other) => other === own || scoredMore(sums, own, other)));
    if (first === undefined) break;
    sets.push([first]);
    rest = others.filter((place) => place !== first);
  }
  return [...sets, rest];
}

/** False too where they have not met. Two games between the same players count together. */
const scoredMore = (sums: Meetings, own: number, other: number): boolean =>
  scoreAgainst(sums, own, other) > scoreAgainst(sums, other, own);

/** The own score in the games against another. */
export function scoreAgainst(sums: Meetings, own: number, other: number): number {
  return sums
    .met(own)
    .filter(({ opponent }) => opponent === other)
    .reduce((sum, { points }) => sum + points, 0);
}
