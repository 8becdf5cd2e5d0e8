import { keysOf, withKeys } from '../../base/keys-changed.ts';
import type { Details } from '../details.ts';
import type { Pools, Settings } from '../settings.ts';
import type { Tournament } from '../state.ts';
import { setting } from './address.ts';
import { back, type Change, type Facts, turned } from './fact.ts';

/** Only the keys that change stand in `from` and `to`; one that is missing in `to` is taken away. */
export type SettingsEvent =
  | { readonly kind: 'settings'; readonly from: Settings; readonly to: Settings }
  | { readonly kind: 'details'; readonly from: Details; readonly to: Details }
  /**
   * Formule Combinée, before round 1. `composed`: who is in which pool, as the director has put it; null: as the rule
   * deals them. `drawn`: the pools in their drawn order. `attempt`: which draw of the order, null where none is drawn.
   */
  | {
      readonly kind: 'pools';
      readonly composed: Change<Pools | null>;
      readonly drawn: Change<Pools | null>;
      readonly attempt: number | null;
    };

type PoolsEvent = Extract<SettingsEvent, { readonly kind: 'pools' }>;

export const settingsFacts: Facts<SettingsEvent> = {
  settings: {
    apply: (t, event) => ({ ...t, settings: withKeys<Settings>(t.settings, event) }),
    inverse: back,
    subjects: (event) => ({ writes: keysOf<Settings>(event).map(setting), reads: [] }),
  },
  details: {
    apply: (t, event) => withKeys<Tournament>(t, event),
    inverse: back,
    subjects: (event) => ({ writes: keysOf<Details>(event).map((key) => `detail ${key}`), reads: [] }),
  },
  pools: {
    apply: (t, event) => ({ ...t, settings: withKeys<Settings>(t.settings, poolKeys(event)) }),
    inverse: (event) => ({ ...event, composed: turned(event.composed), drawn: turned(event.drawn) }),
    subjects: () => ({ writes: [setting('composed'), setting('drawn')], reads: [] }),
  },
};

function poolKeys({ composed, drawn }: PoolsEvent): Change<Settings> {
  const keys = (one: Pools | null, other: Pools | null): Settings => ({
    ...(one && { composed: one }),
    ...(other && { drawn: other }),
  });
  return { from: keys(composed.from, drawn.from), to: keys(composed.to, drawn.to) };
}
