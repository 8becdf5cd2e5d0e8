import { sameValue } from '../base/same-value.ts';

/** What puts an event in its order: by last day, then number, then id. */
export interface Dated {
  readonly id: string;
  /** Of a corrected event, the highest revision counts, once. */
  readonly revision?: number;
  /** Civil date. */
  readonly lastDay: string;
  readonly number: number;
}

/** What somebody holds between two events, from their first rated one on. */
export interface Held {
  readonly rating: number;
  /** Last day of the last rated event. */
  readonly active: string;
}

/** How a system rates one event: its answer with every figure, and what each of those rated holds after it. */
export interface Rated<Answer> {
  readonly answer: Answer;
  readonly held: ReadonlyMap<string, Held>;
}

interface HistoryStep<Event, Answer> {
  readonly event: Event;
  readonly answer: Answer;
  /** Of those whom this event rated. */
  readonly held: ReadonlyMap<string, Held>;
}

export interface History<Event, Answer> {
  readonly steps: readonly HistoryStep<Event, Answer>[];
  /** After the last event. */
  readonly held: ReadonlyMap<string, Held>;
}

/**
 * Ratings through many events in date order. It is computed from the whole set of events each time: the order of
 * entry is irrelevant, an event that arrives late or corrected recomputes what follows, and one that arrives twice
 * counts once.
 */
export function historyOf<Event extends Dated, Answer>(
  events: readonly Event[],
  rate: (event: Event, held: ReadonlyMap<string, Held>) => Rated<Answer>,
): History<Event, Answer> {
  const held = new Map<string, Held>();
  const steps = inOrder(events).map((event): HistoryStep<Event, Answer> => {
    const rated = rate(event, held);
    for (const [player, after] of rated.held) held.set(player, after);
    return { event, answer: rated.answer, held: rated.held };
  });
  return { steps, held };
}

/**
 * Each event once, in its newest revision, in the order in which it counts. Two contents of one revision have no order:
 * whoever reads files refuses them before.
 */
export function inOrder<Event extends Dated>(events: readonly Event[]): readonly Event[] {
  const newest = new Map<string, Event>();
  for (const event of events) {
    const other = newest.get(event.id);
    const later = (event.revision ?? 0) - (other?.revision ?? 0);
    if (other && later === 0 && !sameValue(event, other)) throw new Error(`two contents of one revision: ${event.id}`);
    if (!other || later > 0) newest.set(event.id, event);
  }
  return [...newest.values()].toSorted(
    (x, y) => byText(x.lastDay, y.lastDay) || x.number - y.number || byText(x.id, y.id),
  );
}

const byText = (x: string, y: string): number => (x < y ? -1 : x > y ? 1 : 0);

/** What each held at the end of a day: the list can be asked for at any past date. `steps`: in their order. */
export function heldAt({ steps }: { readonly steps: readonly DatedHeld[] }, date: string): ReadonlyMap<string, Held> {
  const held = new Map<string, Held>();
  for (const step of steps) {
    if (step.event.lastDay > date) break;
    for (const [player, after] of step.held) held.set(player, after);
  }
  return held;
}

interface DatedHeld {
  readonly event: { readonly lastDay: string };
  readonly held: ReadonlyMap<string, Held>;
}
