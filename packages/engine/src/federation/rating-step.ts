import type { AdgRating } from '../rating/adg.ts';
import { rateAdgEvent } from '../rating/adg-event.ts';
import { adgElo, playElo } from '../rating/elo.ts';
import type { Held } from '../rating/held.ts';
import type { PlRating } from '../rating/pl.ts';
import { plHeldAfter, type Raised, ratePlEvent, startSeason } from '../rating/pl-event.ts';
import { type EloOfDocument, entryOf, type PersonId, playedIn } from './document.ts';
import { adgEvent, type RatingEvent, startersOf } from './rating-events.ts';

/** What one document, or the start of a season, did: who held what before and after. Its figures: `figuresOf`. */
export interface RatingStep {
  readonly event: RatingEvent;
  /** What each of `startersOf` the event held before it. */
  readonly start: readonly (Held | undefined)[];
  /** Of those whom it rated, after it. */
  readonly held: ReadonlyMap<PersonId, Held>;
}

/** `old`: of the same event before, taken where it started from the same ratings. */
export function stepOf(event: RatingEvent, held: ReadonlyMap<PersonId, Held>, old: RatingStep | undefined): RatingStep {
  const start = startersOf(event).map((person) => held.get(person));
  const stands = old?.event === event && start.every((own, i) => sameHeld(own, old.start[i]));
  return stands ? old : { event, start, held: heldAfter(event, start) };
}

const sameHeld = (a: Held | undefined, b: Held | undefined): boolean =>
  a === b || (a?.rating === b?.rating && a?.active === b?.active);

type Start = RatingStep['start'];

function heldAfter(event: RatingEvent, start: Start): ReadonlyMap<PersonId, Held> {
  switch (event.kind) {
    case 'season':
      return startSeason(withTen(event), byPerson(event, start)).held;
    case 'list':
      return listedAfter(event, start);
    case 'pl':
      return plHeldAfter(event.event, start, event.season);
    case 'elo':
      return event.official ? played(event.of, event.lastDay, start) : new Map();
  }
}

/**
 * What a list brings. It is no event: whoever has one keeps its day, and one that the list names where it is later. The
 * day of the list counts where no event of theirs is known at all.
 */
function listedAfter(
  { ratings, lastDay }: Extract<RatingEvent, { readonly kind: 'list' }>,
  start: Start,
): ReadonlyMap<PersonId, Held> {
  return new Map(
    [...ratings].map(([person, own], i) => {
      const active = start[i]?.active;
      const later = active !== undefined && (own.active === lastDay || own.active < active);
      return [person, later ? { ...own, active } : own];
    }),
  );
}

const withTen = ({ season, ten }: Extract<RatingEvent, { readonly kind: 'season' }>) => ({
  ...season,
  worldTopTen: ten,
});

/** Millions of games: the same as `rateAdgEvent` to the bit, without its figures. */
function played(of: EloOfDocument, lastDay: string, start: Start): ReadonlyMap<PersonId, Held> {
  const ratings = eloAtStart(of, start);
  playElo(adgElo, ratings, of.games);
  const there = playedIn(of);
  const after = new Map<PersonId, Held>();
  for (const [i, player] of of.players.entries())
    if (there[i] === 1 && entryOf(of, i)) after.set(player, { rating: ratings[i] ?? 0, active: lastDay });
  return after;
}

/** Of each of its players; whoever holds nothing begins with what they brought. */
export const eloAtStart = (of: Pick<EloOfDocument, 'entries' | 'players'>, start: Start): Float64Array =>
  Float64Array.from(of.players, (_, i) => start[i]?.rating ?? entryOf(of, i)?.rating ?? adgElo.start);

/** Every figure of a step. */
export type StepFigures =
  | { readonly kind: 'event'; readonly rating: PlRating | AdgRating }
  | { readonly kind: 'season'; readonly raised: readonly Raised[] }
  | { readonly kind: 'list' };

/** Computed when somebody looks: a federation has too many to keep. */
export function stepFigures({ event, start }: RatingStep): StepFigures {
  switch (event.kind) {
    case 'season':
      return startSeason(withTen(event), byPerson(event, start)).answer;
    case 'list':
      return { kind: 'list' };
    case 'pl':
      return ratePlEvent(event.event, byPerson(event, start), event.season).answer;
    case 'elo':
      return { kind: 'event', rating: rateAdgEvent(adgEvent(event), byPerson(event, start), event.method).answer };
  }
}

function byPerson(event: RatingEvent, start: Start): ReadonlyMap<PersonId, Held> {
  return new Map(
    startersOf(event).flatMap((person, i): [PersonId, Held][] => {
      const own = start[i];
      return own ? [[person, own]] : [];
    }),
  );
}
