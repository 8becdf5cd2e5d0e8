import { type Event, factOf } from './events.ts';

/**
 * The event that takes another one back: `apply(apply(t, e), inverse(e))` is `t`.
 * Null for `created`: a tournament can't be undone.
 */
export function inverse(event: Event): Event | null {
  return factOf(event).inverse(event);
}
