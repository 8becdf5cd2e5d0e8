/** What an event brought to a player. */
export interface ChampionshipResult {
  readonly player: string;
  readonly event: string;
  /** Last day of the event, a civil date. */
  readonly lastDay: string;
  readonly place: number;
  /** Null: not official, or no game played. */
  readonly points: number | null;
}

interface ChampionshipRow {
  /** Equal totals share it. */
  readonly rank: number;
  readonly player: string;
  readonly total: number;
  /** The best, largest first. */
  readonly counted: readonly ChampionshipResult[];
  /** The others of the season, largest first. */
  readonly dropped: readonly ChampionshipResult[];
}

/**
 * A season's table (`2025-2026`): the best three of each, added up. It is computed from all results each time, so a
 * correction changes the table of the event's own season and no other.
 */
export function championship(
  results: readonly ChampionshipResult[],
  season: string,
  method: ChampionshipMethod,
): readonly ChampionshipRow[] {
  const own = new Map<string, ChampionshipResult[]>();
  for (const result of results) {
    if (result.points === null || championshipSeason(result.lastDay, method) !== season) continue;
    const list = own.get(result.player);
    if (list) list.push(result);
    else own.set(result.player, [result]);
  }
  const rows = [...own].map(([player, list]) => totalled(player, list, method.best));
  const order = rows.toSorted((x, y) => y.total - x.total || (x.player < y.player ? -1 : 1));
  const ranks = new Map<number, number>();
  order.forEach((row, i) => {
    if (!ranks.has(row.total)) ranks.set(row.total, i + 1);
  });
  return order.map((row) => ({ ...row, rank: ranks.get(row.total) ?? 0 }));
}

function totalled(player: string, list: readonly ChampionshipResult[], best: number): Omit<ChampionshipRow, 'rank'> {
  const order = list.toSorted(
    (x, y) => pointsOf(y) - pointsOf(x) || (x.lastDay + x.event < y.lastDay + y.event ? -1 : 1),
  );
  const counted = order.slice(0, best);
  const total = counted.reduce((sum, result) => sum + pointsOf(result), 0);
  return { player, total, counted, dropped: order.slice(best) };
}

const pointsOf = (result: ChampionshipResult): number => result.points ?? 0;

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
