import type { Dated, Held, History } from './history.ts';
import { activeSince } from './inactivity.ts';
import { type Bars, type Series, seriesOf } from './season.ts';

/** What a list can be narrowed by. */
interface RatedPerson {
  readonly federation?: string;
  /** Age category. */
  readonly category?: string;
}

interface ListFilter extends RatedPerson {
  readonly series?: Series;
}

interface RatingRow {
  /** In the whole list; equal ratings share it. */
  readonly rank: number;
  /** Among those asked for. */
  readonly among: number;
  readonly player: string;
  readonly rating: number;
  readonly series: Series;
}

interface ListQuestion {
  /** What each held at `date`: `heldAt` of a history. */
  readonly held: ReadonlyMap<string, Held>;
  /** Civil date of the list. */
  readonly date: string;
  readonly bars: Bars;
  /** `published`: with an event in the two years before (§9). `organisers`: all, with their last rating. */
  readonly of: 'published' | 'organisers';
  readonly people?: ReadonlyMap<string, RatedPerson>;
  readonly filter?: ListFilter;
}

/** The list at a date, past ones too, highest first; equal ratings in the order of `held`. */
export function listAt(question: ListQuestion): readonly RatingRow[] {
  const { held, date, of, bars, filter = {} } = question;
  const since = of === 'organisers' ? '' : activeSince(date);
  const shown = [...held].filter(([, { active }]) => of === 'organisers' || (active >= since && active <= date));
  const rows = shown
    .map(([player, { rating }]) => ({ player, rating, series: seriesOf(rating, bars) }))
    .toSorted((x, y) => y.rating - x.rating);
  const rank = ranks(rows);
  if (!question.filter) return rows.map((row, i) => rowOf(row, rank[i] ?? 0, rank[i] ?? 0));
  const asked = rows.flatMap((row, i) =>
    wanted(row, question.people?.get(row.player), filter) ? [{ row, rank: rank[i] ?? 0 }] : [],
  );
  const among = ranks(asked.map(({ row }) => row));
  return asked.map(({ row, rank: inAll }, i) => rowOf(row, inAll, among[i] ?? 0));
}

const rowOf = ({ player, rating, series }: Omit<RatingRow, 'rank' | 'among'>, rank: number, among: number): RatingRow => ({
  rank,
  among,
  player,
  rating,
  series,
});

function wanted(row: { readonly series: Series }, who: RatedPerson | undefined, filter: ListFilter): boolean {
  return (
    (filter.series === undefined || filter.series === row.series) &&
    (filter.federation === undefined || filter.federation === who?.federation) &&
    (filter.category === undefined || filter.category === who?.category)
  );
}

/** Of each row, highest first already: the place of the first one who has that rating. */
function ranks(rows: readonly { readonly rating: number }[]): readonly number[] {
  let rank = 1;
  return rows.map(({ rating }, i) => {
    if (rating !== rows[i - 1]?.rating) rank = i + 1;
    return rank;
  });
}

/** A rating that a recomputation changes after an event that both histories hold. */
interface Shift {
  readonly event: string;
  readonly player: string;
  readonly before: number;
  readonly after: number;
}

/**
 * What a late or corrected event changes in the ratings after the others, in date order: shown to the person who
 * enters it, and beside the figures of a frozen publication.
 */
export function shifts<Event extends Dated, Answer>(
  old: History<Event, Answer>,
  next: History<Event, Answer>,
): readonly Shift[] {
  const before = new Map(old.steps.map((step) => [step.event.id, step.held]));
  return next.steps.flatMap((step) =>
    [...step.held].flatMap(([player, { rating }]): Shift[] => {
      const was = before.get(step.event.id)?.get(player)?.rating;
      if (was === undefined || was === rating) return [];
      return [{ event: step.event.id, player, before: was, after: rating }];
    }),
  );
}
