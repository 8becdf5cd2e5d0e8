import { type Bars, type Season, seriesOf } from '@ronde/engine/rating/season';

/** The season to prepare, with the values of the last one: the next, or where years are missing the one that runs `today`. */
export function nextSeason(seasons: readonly Season[], today: string): Season | null {
  const last = seasons.toSorted((a, b) => (a.from < b.from ? -1 : 1)).at(-1);
  if (!last) return null;
  const begins = last.from.slice(4);
  const running = Number(today.slice(0, 4)) - (today.slice(4) < begins ? 1 : 0);
  const year = Math.max(Number(last.from.slice(0, 4)) + 1, running);
  return { ...last, name: `${year}-${year + 1}`, from: `${year}${begins}`, worldTopTen: [] };
}

interface BarRow {
  readonly series: 'Joker' | 'A' | 'B' | 'C';
  readonly people: number;
  /** In per cent of all. */
  readonly share: number;
}

/** How many ratings fall in each series under these bars. */
export function underBars(figures: readonly number[], bars: Bars): readonly BarRow[] {
  return (['Joker', 'A', 'B', 'C'] as const).map((series) => {
    const people = figures.filter((rating) => seriesOf(rating, bars) === series).length;
    return { series, people, share: figures.length === 0 ? 0 : (100 * people) / figures.length };
  });
}

/** Ratings by hundreds, the empty ones between them too. */
export function slices(figures: readonly number[]): readonly { readonly from: number; readonly people: number }[] {
  if (figures.length === 0) return [];
  const hundred = (n: number): number => Math.floor(n / 100) * 100;
  const [least, most] = [hundred(Math.min(...figures)), hundred(Math.max(...figures))];
  return Array.from({ length: (most - least) / 100 + 1 }, (_, i) => {
    const from = least + 100 * i;
    return { from, people: figures.filter((n) => hundred(n) === from).length };
  });
}
