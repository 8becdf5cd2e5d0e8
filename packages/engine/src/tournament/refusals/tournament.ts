import type { PlayerFacts } from '../people.ts';
import type { Settings } from '../settings.ts';
import type { Details, FinalMatch, FormatId, PlayerId, Shelf } from '../state.ts';

/** What the director may not change, or not any more. */
export type SettingsRefusal =
  /** The formula does not read it. */
  | { readonly code: 'setting-not-used'; readonly setting: keyof Settings; readonly format: FormatId }
  /** `round`: the last one drawn, which stands on it. */
  | { readonly code: 'setting-fixed'; readonly setting: keyof Settings; readonly round: number }
  | { readonly code: 'setting-changed'; readonly setting: keyof Settings }
  | { readonly code: 'detail-changed'; readonly detail: keyof Details }
  /** Fewer rounds than are drawn. */
  | { readonly code: 'rounds-already-drawn'; readonly planned: number; readonly drawn: number }
  | { readonly code: 'dates-reversed'; readonly date: string; readonly endDate: string }
  | { readonly code: 'nothing-changes' }
  /** A round is drawn by it. */
  | { readonly code: 'formula-fixed'; readonly format: FormatId }
  | { readonly code: 'formula-changed'; readonly format: FormatId }
  /** It is put away so already; null: it is not put away. */
  | { readonly code: 'shelved-already'; readonly shelf: Shelf | null }
  | { readonly code: 'tournament-removed' }
  /** What was published is not removed: it is archived. `rounds`: how many are public. */
  | { readonly code: 'removal-impossible'; readonly rounds: number };

/** What can't be said of a player. */
export type FactsRefusal =
  /** The formula knows no armies, or no spare players. */
  | { readonly code: 'fact-not-used'; readonly fact: 'army' | 'spare'; readonly format: FormatId }
  | { readonly code: 'fact-changed'; readonly player: PlayerId; readonly fact: keyof PlayerFacts }
  /** A rating is a whole number; an Elo may have decimals. */
  | { readonly code: 'bad-rating'; readonly found: number }
  | { readonly code: 'bad-series'; readonly found: string }
  /** Who has a table becomes no spare player, nor stops being one. `draft`: their only table is in a draft. */
  | {
      readonly code: 'spare-drawn';
      readonly player: PlayerId;
      readonly round: number;
      readonly draft: boolean;
      /** What was asked for. */
      readonly spare: boolean;
    }
  /** Who would go has a seat in pools that are played: the draw's places would be one short. */
  | { readonly code: 'seat-in-pool'; readonly player: PlayerId }
  /** Two who are to be one person, and both have played. */
  | { readonly code: 'both-drawn'; readonly players: readonly [PlayerId, PlayerId] }
  /** Somebody and themselves. */
  | { readonly code: 'same-player'; readonly player: PlayerId };

/** Formule Combinée: pools that can't be moved so. Pools are counted from 1. */
export type PoolsRefusal =
  /** Round 1 is drawn from them. */
  | { readonly code: 'pools-fixed' }
  /** The order inside them is drawn: it would have to be drawn again. */
  | { readonly code: 'order-drawn' }
  /** Nobody has a place in a pool yet that could be read. */
  | { readonly code: 'order-not-drawn' }
  | { readonly code: 'not-in-pool'; readonly player: PlayerId }
  | { readonly code: 'pool-changed'; readonly player: PlayerId; readonly pool: number }
  | { readonly code: 'no-such-pool'; readonly pool: number; readonly pools: number }
  /** Without a free seat: somebody of `players` has to go the other way. */
  | { readonly code: 'pool-full'; readonly pool: number; readonly players: readonly PlayerId[] };

export type FinalRefusal =
  | { readonly code: 'final-exists' }
  /** Since its author looked; or as many results would be lost: `losing`. */
  | { readonly code: 'final-changed'; readonly losing: number }
  /** Its matches stand on what would change. */
  | { readonly code: 'final-set-up' }
  /** These have no result yet, and the next ones depend on them. */
  | { readonly code: 'final-waits'; readonly tables: readonly (readonly [PlayerId, PlayerId])[] }
  /** All its matches are set up and played. */
  | { readonly code: 'final-complete' }
  /** Planned, and not played to its end. */
  | { readonly code: 'final-open' }
  | {
      readonly code: 'no-such-final-match';
      readonly stage: FinalMatch['stage'];
      readonly players: readonly [PlayerId, PlayerId];
    };

export type RulingRefusal =
  /** Its points know no malus. */
  | { readonly code: 'no-malus'; readonly format: FormatId }
  /** No score that points could be taken off in the course of a game. */
  | { readonly code: 'no-penalty'; readonly format: FormatId }
  /** A malus, a penalty or a ruling with neither a reason in words nor the article that decides. */
  | { readonly code: 'malus-unexplained' }
  | { readonly code: 'no-such-sanction'; readonly player: PlayerId; readonly round: number }
  | { readonly code: 'already-excluded'; readonly player: PlayerId }
  | { readonly code: 'no-such-trophy'; readonly name: string; readonly player: PlayerId }
  | { readonly code: 'trophy-given'; readonly name: string; readonly player: PlayerId };
