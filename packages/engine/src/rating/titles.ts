/** L'Art de la Guerre, "Titre et classement": each title up to, and not including, its number. */
const titles = [
  { below: 700, title: 'Intendant' },
  { below: 900, title: 'Milicien' },
  { below: 1000, title: 'Réserviste' },
  { below: 1100, title: 'Soldat' },
  { below: 1200, title: 'Chevalier' },
  { below: 1300, title: 'Champion' },
  { below: 1400, title: 'Sénéchal' },
  { below: 1500, title: 'Maître' },
  { below: Number.POSITIVE_INFINITY, title: 'Grand Maître' },
] as const;

export type Title = (typeof titles)[number]['title'];

/** The whole number that is shown for an Elo. */
export const shownElo = (elo: number): number => Math.round(elo);

/** The title of an Elo, by the number shown: 999.6 is shown as 1000, a Soldat. */
export function titleOf(elo: number): Title {
  return titles.find(({ below }) => shownElo(elo) < below)?.title ?? 'Grand Maître';
}
