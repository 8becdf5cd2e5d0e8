import { byValue, type Criterion, type Ranked, ranked } from './criterion.ts';
import type { WargameTally } from './wargame-tally.ts';

/**
 * Points, then the opponents' total, then the games between those still level, then the lower Elo at the start;
 * whom nothing separates share a place (L'Art de la Guerre, "Ex aequo"; rules: standings). `places` in initial order.
 */
export function wargameOrder(tally: WargameTally, places: readonly number[]): Ranked {
  return ranked(places, [
    byValue('points', (place) => tally.points[place] ?? 0),
    byValue('opponents', (place) => tally.opponents[place] ?? 0),
    { name: 'between', split: (level) => byGames(tally, level) } satisfies Criterion,
    byValue('elo', (place) => tally.elo[place] ?? 0, 'lower'),
  ]);
}

/**
 * Of two, the higher score in the game between them. Of more, one who scored more than each of the others in their
 * games goes first, and again among the rest.
 */
function byGames(tally: WargameTally, level: readonly number[]): readonly (readonly number[])[] {
  const sets: (readonly number[])[] = [];
  let rest = level;
  while (rest.length > 1) {
    const others = rest;
    const first = others.find((own) => others.every((other) => other === own || scoredMore(tally, own, other)));
    if (first === undefined) break;
    sets.push([first]);
    rest = others.filter((place) => place !== first);
  }
  return [...sets, rest];
}

/** False too where they have not met. Two games between the same players count together. */
function scoredMore(tally: WargameTally, own: number, other: number): boolean {
  return scoreAgainst(tally, own, other) > scoreAgainst(tally, other, own);
}

/** The own score in the games against another, maluses apart. */
export function scoreAgainst(tally: WargameTally, own: number, other: number): number {
  return tally
    .met(own)
    .filter(({ opponent }) => opponent === other)
    .reduce((sum, { points }) => sum + points, 0);
}
