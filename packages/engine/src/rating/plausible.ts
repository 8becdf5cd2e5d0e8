/**
 * Between which numbers the ratings of a system lie; another one is possible and asked about: most often a licence, a
 * year or a score that stands in the wrong column. PL: provisional ratings go from 1000 to 2350, the bars of Jokers to
 * 2900 (Classement international §2.1, §3). Elo: everybody starts at 1000, the titles go from 700 to 1500 (Tournois Art
 * de la Guerre, « Titre et classement »). Around these ends there is room
 * for whoever is far better or weaker than anybody yet.
 */
const bounds = { pl: { least: 300, most: 4000 }, elo: { least: 400, most: 2000 } } as const;

/** `system`: null where either may be meant. */
export function plausibleRating(rating: number, system: keyof typeof bounds | null): boolean {
  const { least, most } = system === null ? bounds.pl : bounds[system];
  return rating >= least && rating <= most;
}
