import type { Held } from '../rating/held.ts';
import type { FederationDocument, PersonId } from './document.ts';
import type { CountedDocument } from './document-part.ts';
import {
  byDate,
  type Counting,
  type DatedEvent,
  eventOf,
  type FederationSystem,
  type RatingEvent,
  ratingEvents,
} from './rating-events.ts';
import { type RatingStep, stepOf } from './rating-step.ts';

/** All ratings of a federation, as they follow from the documents that count. */
export interface FederationRatings extends Standing {
  /** In the order in which they count; `held` and `rated`: after the last one. */
  readonly steps: readonly RatingStep[];
}

/** What stands between two steps. */
interface Standing {
  readonly held: ReadonlyMap<PersonId, Held>;
  /** How many events have rated each. */
  readonly rated: ReadonlyMap<PersonId, number>;
}

/**
 * The ratings from nothing: neither the order of arrival nor what counted once makes a difference.
 * `documents`: by receipt, at least those that count. `previous`: ratings of the same federation, earlier or later; an
 * event that says the same and starts from the same ratings is taken from there, the same object, and not redone. What
 * lies before the year of the first event that is another one is not looked at.
 */
export function federationRatings(...given: Parameters<typeof ratingsInSteps>): FederationRatings {
  const work = ratingsInSteps(...given);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/**
 * The same, to be left after any event for something else: thousands take seconds. Yields how much is done, 0 to 1.
 * `until`: what comes after this day is left out.
 */
export function* ratingsInSteps(
  system: FederationSystem,
  counting: Counting,
  documents: ReadonlyMap<number, FederationDocument>,
  previous: FederationRatings = noRatings,
  until?: string,
): Generator<number, FederationRatings, undefined> {
  const known = stepsById(previous);
  const all = ratingEvents(system, counting, documents, (id) => known.get(id)?.event);
  const events = until === undefined ? all : all.filter(({ lastDay }) => lastDay <= until);
  const other = events.findIndex((event, i) => event !== previous.steps[i]?.event);
  const same = other < 0 ? events.length : other;
  if (same === events.length && same === previous.steps.length) return previous;
  const marks = (marksOf.get(previous) ?? []).filter(({ at }) => at <= same);
  const { at: from, ...begin } = marks.at(-1) ?? nothing;
  const [held, rated] = [new Map(begin.held), new Map(begin.rated)];
  const steps = previous.steps.slice(0, from);
  for (const [i, event] of events.entries()) {
    if (i < from) continue;
    if (i > from && yearOf(event) !== yearOf(events[i - 1]))
      marks.push({ at: i, held: new Map(held), rated: new Map(rated) });
    // Nothing before it is another one.
    const sure = i < same ? previous.steps[i] : undefined;
    const step = sure ?? stepOf(event, held, known.get(event.id));
    steps.push(step);
    addStep(step, held, rated);
    yield (i + 1 - from) / (events.length - from);
  }
  const ratings = { steps, held, rated };
  marksOf.set(ratings, marks);
  return ratings;
}

const noRatings: FederationRatings = { steps: [], held: new Map(), rated: new Map() };

/** What stands before a step: kept of the first one of each year. */
interface Mark extends Standing {
  readonly at: number;
}

const nothing: Mark = { at: 0, held: new Map(), rated: new Map() };
const marksOf = new WeakMap<FederationRatings, readonly Mark[]>();

const yearOf = (event: RatingEvent | undefined): string | undefined => event?.lastDay.slice(0, 4);

function addStep({ event, held: after }: RatingStep, held: Map<PersonId, Held>, rated: Map<PersonId, number>): void {
  for (const [person, own] of after) {
    held.set(person, own);
    // A list that was taken in is no event played.
    if (event.kind === 'pl' || event.kind === 'elo') rated.set(person, (rated.get(person) ?? 0) + 1);
  }
}

const byId = new WeakMap<FederationRatings, ReadonlyMap<string, RatingStep>>();

/** Each step by the id of its event. */
export function stepsById(ratings: FederationRatings): ReadonlyMap<string, RatingStep> {
  const known = byId.get(ratings) ?? new Map(ratings.steps.map((step) => [step.event.id, step]));
  byId.set(ratings, known);
  return known;
}

/** At the end of a day. */
export const standingOn = (ratings: FederationRatings, day: string): Standing =>
  standingBefore(ratings, ({ lastDay }) => lastDay > day);

/** What each held before an event that counts there, whether it does yet or not. */
export const heldBefore = (ratings: FederationRatings, event: DatedEvent): ReadonlyMap<PersonId, Held> =>
  standingBefore(
    ratings,
    (other) => (other.kind === 'season' ? other.lastDay > event.lastDay : byDate(other, event) > 0),
    event.id,
  ).held;

/** Before the first event that is past, as if that of the id `without` had never been. */
function standingBefore(ratings: FederationRatings, past: (event: RatingEvent) => boolean, without?: string): Standing {
  const { steps } = ratings;
  const last = steps.at(-1);
  // Nothing is past, nothing left out: mostly the list of today.
  if (without === undefined && !(last && past(last.event))) return ratings;
  const left = without === undefined ? -1 : steps.findIndex(({ event }) => event.id === without);
  const usable = ({ at }: Mark): boolean => {
    const last = steps[at - 1];
    return (left < 0 || at <= left) && last !== undefined && !past(last.event);
  };
  const { at, ...begin } = (marksOf.get(ratings) ?? []).findLast(usable) ?? nothing;
  const [held, rated] = [new Map(begin.held), new Map(begin.rated)];
  for (const step of steps.slice(at)) {
    if (past(step.event)) break;
    if (step.event.id !== without) addStep(step, held, rated);
  }
  return { held, rated };
}

/** What a document would do where it stands, were it to count like this: nothing that follows is looked at. */
export function stepAlone(
  { system, counting, ratings }: Computed,
  document: FederationDocument,
  counted: CountedDocument,
): RatingStep | null {
  const event = eventOf(system, document, counted, counting);
  return event && stepOf(event, heldBefore(ratings, event), undefined);
}

interface Computed {
  readonly system: FederationSystem;
  readonly counting: Pick<Counting, 'seasons' | 'championships'>;
  readonly ratings: FederationRatings;
}
