import type { Held } from './held.ts';
import { activeSince } from './inactivity.ts';
import { type Bars, type Series, seriesOf } from './season.ts';

interface RatingRow {
  /** Equal ratings share it. */
  readonly rank: number;
  readonly player: string;
  readonly rating: number;
  readonly series: Series;
}

interface ListQuestion {
  /** What each held at `date`. */
  readonly held: ReadonlyMap<string, Held>;
  /** Civil date of the list. */
  readonly date: string;
  readonly bars: Bars;
  /** `published`: with an event in the two years before (§9). `organisers`: all, with their last rating. */
  readonly of: 'published' | 'organisers';
}

/** The list at a date, past ones too, highest first; equal ratings in the order of `held`. */
export function listAt({ held, date, of, bars }: ListQuestion): readonly RatingRow[] {
  const since = of === 'organisers' ? '' : activeSince(date);
  const shown: { readonly player: string; readonly rating: number }[] = [];
  for (const [player, { rating, active }] of held)
    if (of === 'organisers' || (active >= since && active <= date)) shown.push({ player, rating });
  // Of thousands, compared tens of thousands of times: no pair is taken apart each time.
  shown.sort((a, b) => b.rating - a.rating);
  let rank = 1;
  return shown.map(({ player, rating }, i) => {
    if (rating !== shown[i - 1]?.rating) rank = i + 1;
    return { rank, player, rating, series: seriesOf(rating, bars) };
  });
}
