import type { Dated, Held, Rated } from './held.ts';
import { activeSince, backRating } from './inactivity.ts';
import { type PlEntry, type PlInput, type PlRating, plAfter, ratePl } from './pl.ts';
import { provisionalRating } from './provisional.ts';
import type { Season } from './season.ts';

/** An accepted event: `entries[i].rating` is used only for those whom no earlier event has rated. */
export interface PlEvent extends Dated, PlInput {
  readonly kind: 'event';
  /** Its own; missing: that of its last day. */
  readonly season?: Season;
}

interface PlRated {
  readonly kind: 'event';
  readonly rating: PlRating;
}

interface PlSeason {
  readonly kind: 'season';
  readonly raised: readonly Raised[];
}

/** Lifts the world's first ten among those who hold a rating. */
export function startSeason(season: Season, held: ReadonlyMap<string, Held>): Rated<PlSeason> {
  const raised = raisedAtSeasonStart(season, (player) => held.get(player)?.rating);
  const after = raised.flatMap(({ player, after }): [string, Held][] => {
    const own = held.get(player);
    return own ? [[player, { ...own, rating: after }]] : [];
  });
  return { answer: { kind: 'season', raised }, held: new Map(after) };
}

/** One event from what its players hold: the rating that they came with counts for those who hold none. */
export function ratePlEvent(event: PlEvent, held: ReadonlyMap<string, Held>, season: Season): Rated<PlRated> {
  const since = activeSince(event.lastDay);
  const entries = event.entries.map((entry) => withHeld(entry, held.get(entry.player), since, season));
  const rating = ratePl({ ...event, entries }, season);
  const lines = rating.approved ? rating.players : [];
  const after = lines.map((line) => [line.player, { rating: line.after, active: event.lastDay }] as const);
  return { answer: { kind: 'event', rating }, held: new Map(after) };
}

/** The entry with what its player holds. */
const withHeld = (entry: PlEntry, own: Held | undefined, since: string, season: Season): PlEntry =>
  own ? { ...entry, rating: heldAtStart(entry, own, since, season), provisional: false } : entry;

/** Back after inactivity, the larger of what is held and the PL* of their series (§9). */
const heldAtStart = ({ duplicateSeries }: PlEntry, own: Held, since: string, season: Season): number =>
  own.active < since ? backRating(own.rating, duplicateSeries, season) : own.rating;

/**
 * Thousands of events: the same as `ratePlEvent`, without its figures. `start`: what each of `event.entries` holds.
 */
export function plHeldAfter(
  event: PlEvent,
  start: readonly (Held | undefined)[],
  season: Season,
): ReadonlyMap<string, Held> {
  const after = new Map<string, Held>();
  if (event.approved === false) return after;
  const since = activeSince(event.lastDay);
  const starts = Float64Array.from(event.entries, (entry, i) => {
    const own = start[i];
    const rating = own ? heldAtStart(entry, own, since, season) : entry.rating;
    // A rating of zero is a missing one.
    return rating || provisionalRating(entry.duplicateSeries, season);
  });
  plAfter(event, starts, season, (i, rating) => {
    const { player } = event.entries[i] ?? { player: '' };
    after.set(player, { rating, active: event.lastDay });
  });
  return after;
}

/** A rating that the start of a season sets. */
export interface Raised {
  readonly player: string;
  readonly before: number;
  readonly after: number;
}

/**
 * The start of a season (§3): of the first ten of the last world championship, those below the Joker bar are set to
 * it. Somebody without a rating yet is left to the first event.
 */
export function raisedAtSeasonStart(season: Season, ratingOf: (player: string) => number | undefined): Raised[] {
  return season.worldTopTen.flatMap((player) => {
    const before = ratingOf(player);
    const after = season.bars.joker;
    return before === undefined || before >= after ? [] : [{ player, before, after }];
  });
}
