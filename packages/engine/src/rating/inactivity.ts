import { duplicateSeriesOf } from './provisional.ts';
import type { Season } from './season.ts';

const years = 2;

/**
 * Whether an event on `lastDay` is in the two years before `date` (§9), both civil dates: 22 November 2015 is still in
 * the list of 22 November 2017, and gone from that of the 23rd.
 */
export function activeAt(lastDay: string, date: string): boolean {
  return lastDay >= yearsBefore(date, years) && lastDay <= date;
}

/** Civil dates compare as text, so a 29 February of a common year needs no calendar. */
function yearsBefore(date: string, count: number): string {
  return `${String(Number(date.slice(0, 4)) - count).padStart(4, '0')}${date.slice(4)}`;
}

/**
 * The rating of somebody back after inactivity (§9): the larger of the last PL and the PL* of the duplicate series.
 * Without a known series there is nothing to compare with, and the last PL stands.
 */
export function backRating(last: number, duplicateSeries: string | undefined, season: Season): number {
  const series = duplicateSeriesOf(duplicateSeries);
  return series === null ? last : Math.max(last, season.provisional[series]);
}
