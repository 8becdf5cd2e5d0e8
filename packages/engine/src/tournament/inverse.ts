import { never } from '../base/result.ts';
import type { Change, Event } from './events.ts';
import type { Pools } from './settings.ts';

const swapped = <T>({ from, to }: Change<T>): Change<T> => ({ from: to, to: from });

const poolsBack = (pools: Change<Pools | null> | undefined) => (pools ? { pools: swapped(pools) } : {});

/**
 * The event that takes another one back: `apply(apply(t, e), inverse(e))` is `t`.
 * Null for `created`: a tournament can't be undone.
 */
export function inverse(event: Event): Event | null {
  switch (event.kind) {
    case 'created':
      return null;
    case 'registered':
      return { ...event, kind: 'removed' };
    case 'removed':
      return { ...event, kind: 'registered' };
    case 'presence':
      return { ...event, ...swapped(event) };
    case 'left':
      return { ...event, ...swapped(event) };
    case 'entry':
      return { ...event, ...swapped(event) };
    case 'drawn':
      return { ...event, kind: 'cancelled', ranking: swapped(event.ranking), ...poolsBack(event.pools) };
    case 'cancelled':
      return { ...event, kind: 'drawn', ranking: swapped(event.ranking), ...poolsBack(event.pools) };
    case 'redrawn':
      return { ...event, ...swapped(event), ...poolsBack(event.pools) };
    case 'published':
      return { ...event, kind: 'withheld' };
    case 'withheld':
      return { ...event, kind: 'published' };
    case 'result':
      return { ...event, ...swapped(event) };
    case 'round-closed':
      return { ...event, kind: 'round-reopened' };
    case 'round-reopened':
      return { ...event, kind: 'round-closed' };
    case 'closed':
      return { ...event, kind: 'reopened' };
    case 'reopened':
      return { ...event, kind: 'closed' };
    default:
      return never(event);
  }
}
