/** How a season of the championship counts; "pourra être revu chaque année", so it is dated data. */
export interface ChampionshipMethod {
  /** First day from which it counts, a civil date. */
  readonly from: string;
  /** Months and days, `09-01`: the season goes from one to the other; between them is the off-season. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** How many of the highest Elo make the value of an event, and what their sum is divided by. */
  readonly top: number;
  readonly divisor: number;
  /** From the first place to one after the last, the points halve this many times. */
  readonly halvings: number;
  /** Results that count. */
  readonly best: number;
}

/** L'Art de la Guerre, "Championnat". */
export const adgChampionship: ChampionshipMethod = {
  from: '0001-01-01',
  firstDay: '09-01',
  lastDay: '07-31',
  top: 12,
  divisor: 100,
  halvings: 4,
  best: 3,
};

/**
 * The season of an event, by its last day: `2025-2026` from 1 September 2025 to 31 July 2026; null in August, which
 * counts for Elo only.
 */
export function championshipSeason(lastDay: string, method: ChampionshipMethod): string | null {
  const year = Number(lastDay.slice(0, 4));
  const day = lastDay.slice(5);
  if (day >= method.firstDay) return `${year}-${year + 1}`;
  return day <= method.lastDay ? `${year - 1}-${year}` : null;
}
