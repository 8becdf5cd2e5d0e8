import type { PlayerFacts } from '../player-facts.ts';
import type { FormatId, PlayerId } from '../state.ts';

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
