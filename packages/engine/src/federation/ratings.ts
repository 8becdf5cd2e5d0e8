import type { AdgRating } from '../rating/adg.ts';
import { rateAdgEvent } from '../rating/elo-history.ts';
import type { Held, Rated } from '../rating/history.ts';
import type { PlRating } from '../rating/pl.ts';
import { type Raised, ratePlEvent, startSeason } from '../rating/pl-history.ts';
import type { FederationDocument, PersonId } from './document.ts';
import {
  type Counting,
  countedIn,
  type FederationSystem,
  inDateOrder,
  type RatingEvent,
  ratingEvents,
} from './rating-events.ts';

/** All ratings of a federation, as they follow from the documents that count. */
export interface FederationRatings {
  /** In the order in which they count. */
  readonly steps: readonly RatingStep[];
  /** What each holds after the last step. */
  readonly held: ReadonlyMap<PersonId, Held>;
}

/** What one document, or the start of a season, did. */
export interface RatingStep {
  readonly event: RatingEvent;
  readonly answer: StepAnswer;
  /** Of those whom it rated, after it. */
  readonly held: ReadonlyMap<PersonId, Held>;
}

export type StepAnswer =
  | { readonly kind: 'event'; readonly rating: PlRating | AdgRating }
  | { readonly kind: 'season'; readonly raised: readonly Raised[] }
  | { readonly kind: 'list' };

/**
 * The ratings from nothing: neither the order of arrival nor what counted once makes a difference.
 * `documents`: by receipt, at least those that count. `previous`: ratings of the same federation, earlier or later; an
 * event that says the same and starts from the same ratings is taken from there, the same object, and not redone.
 */
export function federationRatings(
  system: FederationSystem,
  counting: Counting,
  documents: ReadonlyMap<number, FederationDocument>,
  previous: FederationRatings = { steps: [], held: new Map() },
): FederationRatings {
  const known = new Map(previous.steps.map(({ event }) => [event.id, event]));
  const held = new Map<PersonId, Held>();
  const before = walk(previous.steps);
  const steps = ratingEvents(system, counting, documents, known).map((event): RatingStep => {
    const { step: old, held: then } = before(event);
    const stands =
      old?.event === event && countedIn(event).every((person) => sameHeld(held.get(person), then.get(person)));
    const step = stands ? old : { event, ...rate(event, held) };
    for (const [person, own] of step.held) held.set(person, own);
    return step;
  });
  return { steps, held };
}

/** Asked for one event after the other, in their order: its own step, if there is one, and what was held before it. */
function walk(
  steps: readonly RatingStep[],
): (event: RatingEvent) => { step: RatingStep | undefined; held: ReadonlyMap<PersonId, Held> } {
  const held = new Map<PersonId, Held>();
  let at = 0;
  return (event) => {
    for (let step = steps[at]; step && inDateOrder(step.event, event) < 0; step = steps[at]) {
      for (const [person, own] of step.held) held.set(person, own);
      at += 1;
    }
    return { step: steps[at], held };
  };
}

const sameHeld = (a: Held | undefined, b: Held | undefined): boolean =>
  a === b || (a?.rating === b?.rating && a?.active === b?.active);

function rate(event: RatingEvent, held: ReadonlyMap<PersonId, Held>): Rated<StepAnswer> {
  switch (event.kind) {
    case 'season':
      return startSeason(event.season, held);
    case 'list':
      return { answer: { kind: 'list' }, held: event.ratings };
    case 'pl':
      return ratePlEvent(event.event, held, event.season);
    case 'elo': {
      const { answer, held: after } = rateAdgEvent(event.event, held, event.method);
      return { answer: { kind: 'event', rating: answer }, held: after };
    }
  }
}
