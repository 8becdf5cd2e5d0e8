import { keysOf, withKeys } from '../../base/same-value.ts';
import type { FormatId } from '../formats.ts';
import type { Pools, Settings } from '../settings.ts';
import type { Details, Shelf, Tournament } from '../state.ts';
import {
  allGameFacts,
  allSettings,
  everything,
  type FactFamily,
  type FromTo,
  formula,
  removal,
  setting,
  turned,
  turnedBack,
} from './fact.ts';

/**
 * `digest`: of the final standings, so that a later engine can be held against it. `rounds`: where fewer or more were
 * held than planned.
 */
interface Closing {
  readonly digest: string;
  readonly rounds?: RoundsHeld;
}

interface RoundsHeld {
  readonly held: number;
  readonly planned: number;
}

export type OpeningEvent =
  | { readonly kind: 'created'; readonly tournament: Tournament }
  | ({ readonly kind: 'closed' } & Closing)
  | ({ readonly kind: 'reopened' } & Closing)
  /** Whether the public sees it. */
  | { readonly kind: 'shown'; readonly from: boolean; readonly to: boolean }
  /** Whether what the last round gives waits for the prizes. */
  | { readonly kind: 'end-hidden'; readonly from: boolean; readonly to: boolean }
  /** Put away, or brought back. */
  | ({ readonly kind: 'shelved' } & FromTo<Shelf | null>)
  /** It came from another computer: what stands before was decided there. */
  | { readonly kind: 'moved' };

const closing = { writes: ['tournament'], reads: [everything] };

export const openingFacts: FactFamily<OpeningEvent> = {
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
    inverse: turnedBack,
    subjects: () => ({ writes: ['open'], reads: [] }),
  },
  'end-hidden': {
    apply: ({ endHidden: _, ...t }, event) => (event.to ? { ...t, endHidden: true } : t),
    inverse: turnedBack,
    subjects: () => ({ writes: ['end hidden'], reads: [] }),
  },
  shelved: {
    apply: ({ shelf: _, ...t }, event) => (event.to ? { ...t, shelf: event.to } : t),
    inverse: turnedBack,
    // Nothing below a removal is taken back without it; and no round is published in what is removed.
    subjects: ({ from, to }) => ({
      writes: from === 'removed' || to === 'removed' ? ['shelf', removal] : ['shelf'],
      reads: to === 'removed' ? [everything] : [],
    }),
  },
  moved: {
    apply: (t) => t,
    inverse: () => null,
    subjects: () => ({ writes: [], reads: [] }),
  },
};

/** Only the keys that change stand in `from` and `to`; one that is missing in `to` is taken away. */
export type SettingsEvent =
  | { readonly kind: 'settings'; readonly from: Settings; readonly to: Settings }
  | { readonly kind: 'details'; readonly from: Details; readonly to: Details }
  /** Another formula, before anything is drawn: with the settings that only one of the two knows. */
  | ({ readonly kind: 'formula' } & FromTo<FormulaPart>)
  /**
   * Formule Combinée, before round 1. `composed`: who is in which pool, as the director has put it; null: as the rule
   * deals them. `drawn`: the pools in their drawn order. `attempt`: which draw of the order, null where none is drawn.
   */
  | {
      readonly kind: 'pools';
      readonly composed: FromTo<Pools | null>;
      readonly drawn: FromTo<Pools | null>;
      readonly attempt: number | null;
    }
  /** Which pools everybody may read before round 1; null: none. Others that are drawn since are seen by nobody. */
  | ({ readonly kind: 'pools-shown' } & FromTo<Pools | null>);

export interface FormulaPart {
  readonly format: FormatId;
  readonly settings: Settings;
}

type PoolsEvent = Extract<SettingsEvent, { readonly kind: 'pools' }>;

export const settingsFacts: FactFamily<SettingsEvent> = {
  settings: {
    apply: (t, event) => ({ ...t, settings: withKeys<Settings>(t.settings, event) }),
    inverse: turnedBack,
    subjects: (event) => ({ writes: keysOf<Settings>(event).map(setting), reads: [formula] }),
  },
  details: {
    apply: (t, event) => withKeys<Tournament>(t, event),
    inverse: turnedBack,
    subjects: (event) => ({ writes: keysOf<Details>(event).map((key) => `detail ${key}`), reads: [] }),
  },
  formula: {
    apply: (t, { from, to }) => ({
      ...t,
      format: to.format,
      settings: withKeys<Settings>(t.settings, { from: from.settings, to: to.settings }),
    }),
    inverse: turnedBack,
    subjects: ({ from, to }) => ({
      writes: [formula, ...keysOf<Settings>({ from: from.settings, to: to.settings }).map(setting)],
      // What one game alone knows of somebody, or a setting, would come back into a formula that knows none.
      reads: [allSettings, allGameFacts],
    }),
  },
  pools: {
    apply: (t, event) => ({ ...t, settings: withKeys<Settings>(t.settings, poolKeys(event)) }),
    inverse: (event) => ({ ...event, composed: turned(event.composed), drawn: turned(event.drawn) }),
    subjects: () => ({ writes: [setting('composed'), setting('drawn')], reads: [formula] }),
  },
  'pools-shown': {
    apply: ({ shownPools: _, ...t }, event) => (event.to ? { ...t, shownPools: event.to } : t),
    inverse: turnedBack,
    subjects: () => ({ writes: ['pools shown'], reads: [] }),
  },
};

function poolKeys({ composed, drawn }: PoolsEvent): FromTo<Settings> {
  const keys = (one: Pools | null, other: Pools | null): Settings => ({
    ...(one && { composed: one }),
    ...(other && { drawn: other }),
  });
  return { from: keys(composed.from, drawn.from), to: keys(composed.to, drawn.to) };
}
