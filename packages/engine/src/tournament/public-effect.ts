import { keysOf, sameValue } from '../base/same-value.ts';
import type { Event } from './events.ts';
import { isPublic as isKnown, isToldToAll, publishedRounds, roundOf } from './find.ts';
import type { PlayerFacts } from './people.ts';
import type { RoundStatus, Tournament } from './state.ts';

/**
 * Whether the public can see what this event changes; `before`: the state that it is applied to. The public sees
 * nothing of a tournament that is not open, of a draft, of who is in the hall, of what one phone alone has said.
 * What is not known to be hidden counts as seen: a page is made anew for nothing rather than left stale.
 */
export function publicEffect(before: Tournament | null, event: Event): boolean {
  if (event.kind === 'created') return event.tournament.open === true;
  if (event.kind === 'shown') return true;
  if (!before?.open) return false;
  if (event.kind === 'shelved') return event.from === 'removed' || event.to === 'removed';
  if (!isKnown(before)) return false;
  switch (event.kind) {
    case 'presence':
    case 'claimed':
    case 'confirmed':
    case 'tables-kept':
    case 'moved':
    // Whoever keeps the people knows whether a stranger sees it.
    case 'person-corrected':
      return false;
    case 'pools':
      // Composed and drawn before round 1; seen with it, or once they are published.
      return publishedRounds(before) > 0 || before.shownPools !== undefined;
    case 'left':
      return !sameLast(publishedRounds(before), event.from, event.to);
    case 'entry':
      return !sameLast(publishedRounds(before) + 1, event.from, event.to);
    case 'amended':
      // The table that somebody can't leave: why is theirs.
      return keysOf<PlayerFacts>(event).some((key) => key !== 'table' && !sameValue(event.from[key], event.to[key]));
    case 'sanctioned':
    case 'lifted':
      return isToldToAll(event.sanction) && isPublic(roundOf(before, event.round)?.status);
    case 'drawn':
    case 'cancelled':
      return isPublic(event.content.status) || drawsOthers(before, event);
    case 'redrawn':
      return isPublic(event.from.status) || isPublic(event.to.status) || drawsOthers(before, event);
    case 'published':
    case 'withheld':
      return true;
    default:
      return !('round' in event) || isPublic(roundOf(before, event.round)?.status);
  }
}

/** Pools that were published are not those of this draft any more, or are again. */
const drawsOthers = ({ shownPools }: Tournament, { pools }: { readonly pools?: unknown }): boolean =>
  shownPools !== undefined && pools !== undefined;

const isPublic = (status: RoundStatus | undefined): boolean => status === 'published' || status === 'closed';

/** Two rounds that are the same to somebody who knows of none after `last`; null: none. */
function sameLast(last: number, one: number | null, other: number | null): boolean {
  if (one === null || other === null) return one === other;
  return Math.min(one, last) === Math.min(other, last);
}
