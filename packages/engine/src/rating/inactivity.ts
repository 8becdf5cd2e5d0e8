import { duplicateSeriesOf } from './provisional.ts';
import type { Season } from './season.ts';

const years = 2;

/**
 * Whether an event on `lastDay` is in the two years before `date` (§9), both civil dates: 22 November 2015 is still in
 * the list of 22 November 2017, and gone from that of the 23rd.
 */
export function activeAt(lastDay: string, date: string): boolean {
  return !inactiveAt(lastDay, date) && lastDay <= date;
}

/** Whether somebody whose last event was on `lastDay` comes back after inactivity on `date` (§9). */
export function inactiveAt(lastDay: string, date: string): boolean {
  return lastDay < activeSince(date);
}

/** The first day that is within the two years before `date` (§9). */
export const activeSince = (date: string): string => yearsBefore(date, years);

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

/** What a register or a list knows of somebody who comes to an event. */
interface KnownBefore {
  readonly rating?: number;
  readonly duplicateSeries?: string;
  readonly licence?: string;
  /** Last day of the last event that is known, a civil date; a list's own date where it does not say. */
  readonly lastEvent?: string;
}

/** Another rating to start with than the one that is known, and why. */
export interface StartProposal {
  /** `back`: after inactivity (§9). `world-ten`: the season set it to the Joker bar (§3). */
  readonly why: 'back' | 'world-ten';
  readonly rating: number;
  /** The one that is known. */
  readonly known: number;
  readonly lastEvent?: string;
}

/**
 * The rating that the rules give at the start of an event of that last day, where it is not the one that is known: of
 * the world's first ten who have not played since the season began, the Joker bar; back after inactivity, the PL* of
 * the duplicate series. Null: the known one stands.
 */
export function startProposal(known: KnownBefore, lastDay: string, season: Season): StartProposal | null {
  const { rating, duplicateSeries, lastEvent } = known;
  if (!rating) return null;
  const last = lastEvent === undefined ? {} : { lastEvent };
  const raised = isOfTen(known, season) && (lastEvent ?? '') < season.from ? season.bars.joker : 0;
  const back =
    lastEvent !== undefined && inactiveAt(lastEvent, lastDay) ? backRating(rating, duplicateSeries, season) : 0;
  if (Math.max(raised, back) <= rating) return null;
  return raised >= back
    ? { why: 'world-ten', rating: raised, known: rating, ...last }
    : { why: 'back', rating: back, known: rating, ...last };
}

const isOfTen = ({ licence }: KnownBefore, { worldTopTen }: Season): boolean =>
  licence !== undefined && worldTopTen.some((one) => bare(one) === bare(licence));

/** Case and spaces do not tell two licences apart. */
const bare = (licence: string): string => licence.replace(/\s+/gu, '').toLowerCase();
