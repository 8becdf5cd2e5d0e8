import type { Tournament } from '../state.ts';
import { everything } from './address.ts';
import { back, type Facts } from './fact.ts';

/**
 * `digest`: of the final standings, so that a later engine can be held against it. `rounds`: where fewer or more were
 * held than planned.
 */
interface Closing {
  readonly digest: string;
  readonly rounds?: RoundsHeld;
}

export interface RoundsHeld {
  readonly held: number;
  readonly planned: number;
}

export type OpeningEvent =
  | { readonly kind: 'created'; readonly tournament: Tournament }
  | ({ readonly kind: 'closed' } & Closing)
  | ({ readonly kind: 'reopened' } & Closing)
  /** Whether the public sees it. */
  | { readonly kind: 'shown'; readonly from: boolean; readonly to: boolean };

const closing = { writes: ['tournament'], reads: [everything] };

export const openingFacts: Facts<OpeningEvent> = {
  created: {
    apply: (_, event) => event.tournament,
    inverse: () => null,
    subjects: () => ({ writes: [everything], reads: [] }),
  },
  closed: {
    apply: (t) => ({ ...t, status: 'closed' }),
    inverse: (event) => ({ ...event, kind: 'reopened' }),
    subjects: () => closing,
  },
  reopened: {
    apply: (t) => ({ ...t, status: 'open' }),
    inverse: (event) => ({ ...event, kind: 'closed' }),
    subjects: () => closing,
  },
  shown: {
    apply: ({ open: _, ...t }, event) => (event.to ? { ...t, open: true } : t),
    inverse: back,
    subjects: () => ({ writes: ['open'], reads: [] }),
  },
};
