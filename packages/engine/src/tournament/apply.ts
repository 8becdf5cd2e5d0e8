import { type Event, factOf } from './events.ts';
import type { Decision } from './log.ts';
import type { Tournament } from './state.ts';

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
