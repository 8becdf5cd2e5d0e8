import { frenchKey } from '../base/french-order.ts';
import type { DuplicateSeries, Season } from './season.ts';

/** The rating that somebody starts an event with. */
interface StartRating {
  readonly rating: number;
  /** Shown with its star until the first rated event. */
  readonly provisional: boolean;
  /** A zero stood in the place of a rating and was read as missing. */
  readonly zero: boolean;
}

/** What is known of somebody before an event. */
export interface KnownRatings {
  readonly rating?: number;
  readonly provisional?: boolean;
  /** As typed: `4C`, `1B`, `SS`. */
  readonly duplicateSeries?: string;
}

/**
 * The duplicate series as typed, its subseries ignored (§2.1): `4C`, `4e série`, `SS`, `super-série`.
 * Null for none, and for what is none of them.
 */
export function duplicateSeriesOf(text: string | undefined): DuplicateSeries | null {
  const key = frenchKey(text ?? '');
  if (/^(s{1,2}|super( ?serie)?)$/.test(key)) return 'S';
  const digit = /^(?:serie )?([1-7])(?: ?(?:re|ere|e|eme|nde))?(?: serie)?(?: ?[a-d])?$/.exec(key)?.[1];
  return (digit as DuplicateSeries | undefined) ?? null;
}

/** PL* (§2.1). */
export function provisionalRating(duplicateSeries: string | undefined, season: Season): number {
  const series = duplicateSeriesOf(duplicateSeries);
  return series === null ? season.newcomer : season.provisional[series];
}

/** The rating at the start: the own one, or the provisional one. An empty or zero rating is missing, never 0. */
export function startRating(known: KnownRatings, season: Season): StartRating {
  if (known.rating !== undefined && known.rating !== 0) {
    return { rating: known.rating, provisional: known.provisional ?? false, zero: false };
  }
  const rating = provisionalRating(known.duplicateSeries, season);
  return { rating, provisional: true, zero: known.rating === 0 };
}

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
