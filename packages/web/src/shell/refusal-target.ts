import type { Refusal } from '@ronde/engine';
import { address } from './addresses.ts';

/** Where the act that a refusal proposes is done; null when it is here, or nowhere. */
export function refusalTarget(t: string, refusal: Refusal): string | null {
  switch (refusal.code) {
    case 'results-missing':
    case 'round-not-closed':
    case 'round-is-draft':
    case 'round-open':
    case 'round-closed':
    case 'round-published':
    case 'already-drawn':
    case 'spare-drawn':
      return address.round(t, refusal.round);
    case 'round-order':
      return address.round(t, refusal.next);
    case 'not-the-last-round':
      return address.round(t, refusal.last);
    case 'too-few-players':
    case 'nothing-played':
    case 'absences-changed':
      return address.registration(t);
    case 'tournament-closed':
      return address.closing(t);
    default:
      return null;
  }
}
