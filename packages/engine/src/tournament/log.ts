import { type Event, factOf } from './events.ts';
import type { Tournament } from './state.ts';

/** One accepted command: what it did, who asked, when. The log is the list of these, from 1, without a gap. */
export interface Decision {
  readonly seq: number;
  /** The command's own id, unique in the log: sent twice, it acts once. */
  readonly id: string;
  /** The server's time, ISO 8601. */
  readonly at: string;
  /** The time on the device that asked, as it says: never trusted, kept beside the server's. */
  readonly deviceAt?: string;
  /** Who asked: an opaque id, or the name that an earlier version wrote. */
  readonly by: string;
  readonly events: readonly Event[];
  /** The decisions that this one takes back, newest first. */
  readonly undoes?: readonly number[];
}

/** The state that a `created` event opens. Throws on another kind: a log that does not begin with it is broken. */
export function start(event: Event): Tournament {
  if (event.kind !== 'created') throw new Error(`A log begins with "created", not "${event.kind}".`);
  return event.tournament;
}

/** All decisions added up, oldest first. */
export function replay(decisions: readonly Decision[]): Tournament {
  const [first, ...rest] = decisions.flatMap((decision) => decision.events);
  if (!first) throw new Error('An empty log holds no tournament.');
  return rest.reduce(apply, start(first));
}

/** The state after one more event. Events are facts that were decided: they are never refused here. */
export function apply(t: Tournament, event: Event): Tournament {
  return factOf(event).apply(t, event);
}
