import { everything, together } from './events/address.ts';
import { type Event, factOf } from './events.ts';

/** What all of a decision's events touch, ready to be compared. */
export interface Touched {
  /** What they changed; a table, a setting also by the name under which all of them are read at once. */
  readonly changed: readonly string[];
  readonly touched: ReadonlySet<string>;
}

/** Kept for each list of events: the same log is asked again and again. */
export function touchedBy(events: readonly Event[]): Touched {
  const known = remembered.get(events);
  if (known) return known;
  const all = events.map((event) => factOf(event).subjects(event));
  const writes = all.flatMap((own) => own.writes);
  const answer = {
    changed: [...new Set(writes.flatMap((address) => [address, together(address)]))],
    touched: new Set([...writes, ...all.flatMap((own) => own.reads)]),
  };
  remembered.set(events, answer);
  return answer;
}

const remembered = new WeakMap<readonly Event[], Touched>();

/** Whether a later decision stands on what an earlier one changed. */
export function standsOn(later: Touched, earlier: Touched): boolean {
  return later.touched.has(everything) || earlier.changed.some((address) => later.touched.has(address));
}

/** Whether two decisions can't change places: one stands on what the other changed. */
export function conflict(one: Touched, other: Touched): boolean {
  return standsOn(one, other) || standsOn(other, one);
}
