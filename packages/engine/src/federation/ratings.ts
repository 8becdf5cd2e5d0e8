import type { AdgRating } from '../rating/adg.ts';
import { adgElo, playElo, type RatedGame } from '../rating/elo.ts';
import { type AdgEvent, rateAdgEvent } from '../rating/elo-history.ts';
import type { Held } from '../rating/history.ts';
import type { PlRating } from '../rating/pl.ts';
import { type Raised, ratePlEvent, startSeason } from '../rating/pl-history.ts';
import type { EloOfDocument, FederationDocument, PersonId } from './document.ts';
import {
  byDate,
  type Counting,
  type DatedEvent,
  type FederationSystem,
  type RatingEvent,
  ratingEvents,
  startersOf,
} from './rating-events.ts';

/** All ratings of a federation, as they follow from the documents that count. */
export interface FederationRatings {
  /** In the order in which they count. */
  readonly steps: readonly RatingStep[];
  /** After the last step. */
  readonly held: ReadonlyMap<PersonId, Held>;
}

/** What one document, or the start of a season, did: who held what before and after. Its figures: `figuresOf`. */
export interface RatingStep {
  readonly event: RatingEvent;
  /** What each of `startersOf` the event held before it. */
  readonly start: readonly (Held | undefined)[];
  /** Of those whom it rated, after it. */
  readonly held: ReadonlyMap<PersonId, Held>;
}

/**
 * The ratings from nothing: neither the order of arrival nor what counted once makes a difference.
 * `documents`: by receipt, at least those that count. `previous`: ratings of the same federation, earlier or later; an
 * event that says the same and starts from the same ratings is taken from there, the same object, and not redone.
 */
export function federationRatings(
  system: FederationSystem,
  counting: Counting,
  documents: ReadonlyMap<number, FederationDocument>,
  previous?: FederationRatings,
): FederationRatings {
  const known = new Map((previous?.steps ?? []).map((step) => [step.event.id, step]));
  const held = new Map<PersonId, Held>();
  const events = ratingEvents(system, counting, documents, (id) => known.get(id)?.event);
  const steps = events.map((event): RatingStep => {
    const old = known.get(event.id);
    const start = startersOf(event).map((person) => held.get(person));
    const stands = old?.event === event && start.every((own, i) => sameHeld(own, old.start[i]));
    const step = stands ? old : { event, start, held: heldAfter(event, start) };
    for (const [person, own] of step.held) held.set(person, own);
    return step;
  });
  return { steps, held };
}

/** What each held before an event that counts there, whether it does yet or not. */
export function heldBefore({ steps }: FederationRatings, event: DatedEvent): ReadonlyMap<PersonId, Held> {
  const held = new Map<PersonId, Held>();
  for (const step of steps) {
    if (step.event.kind === 'season' ? step.event.lastDay > event.lastDay : byDate(step.event, event) > 0) break;
    if (step.event.id === event.id) continue;
    for (const [person, own] of step.held) held.set(person, own);
  }
  return held;
}

const sameHeld = (a: Held | undefined, b: Held | undefined): boolean =>
  a === b || (a?.rating === b?.rating && a?.active === b?.active);

type Start = RatingStep['start'];

function heldAfter(event: RatingEvent, start: Start): ReadonlyMap<PersonId, Held> {
  switch (event.kind) {
    case 'season':
      return startSeason(event.season, byPerson(event, start)).held;
    case 'list':
      return event.ratings;
    case 'pl':
      return ratePlEvent(event.event, byPerson(event, start), event.season).held;
    case 'elo':
      return event.official ? played(event.of, event.lastDay, start) : new Map();
  }
}

/** Millions of games: the same as `rateAdgEvent` to the bit, without its figures. */
function played(
  { entries, players, games }: EloOfDocument,
  lastDay: string,
  start: Start,
): ReadonlyMap<PersonId, Held> {
  const brought = new Map(entries.map(({ player, rating }) => [player, rating]));
  const ratings = Float64Array.from(players, (player, i) => start[i]?.rating ?? brought.get(player) ?? adgElo.start);
  playElo(adgElo, ratings, games);
  const there = new Set([...games.first, ...games.second]);
  return new Map(
    players.flatMap((player, i): [PersonId, Held][] =>
      there.has(i) && brought.has(player) ? [[player, { rating: ratings[i] ?? 0, active: lastDay }]] : [],
    ),
  );
}

/** Every figure of a step. */
export type StepFigures =
  | { readonly kind: 'event'; readonly rating: PlRating | AdgRating }
  | { readonly kind: 'season'; readonly raised: readonly Raised[] }
  | { readonly kind: 'list' };

/** Computed when somebody looks: a federation has too many to keep. */
export function stepFigures({ event, start }: RatingStep): StepFigures {
  switch (event.kind) {
    case 'season':
      return startSeason(event.season, byPerson(event, start)).answer;
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

function adgEvent({ id, lastDay, of }: Extract<RatingEvent, { readonly kind: 'elo' }>): AdgEvent {
  const { entries, players, games, approved } = of;
  return {
    id,
    lastDay,
    number: 0,
    entries,
    ...(approved !== undefined && { approved }),
    games: games.round.map((round, i): RatedGame => {
      const [first, second] = [players[games.first[i] ?? 0] ?? '', players[games.second[i] ?? 0] ?? ''];
      return { round, players: [first, second], score: games.score[i] ?? 0 };
    }),
  };
}
