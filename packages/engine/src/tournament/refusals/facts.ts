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
  /** Two who are to be one person, and both have played. */
  | { readonly code: 'both-drawn'; readonly players: readonly [PlayerId, PlayerId] }
  /** Somebody and themselves. */
  | { readonly code: 'same-player'; readonly player: PlayerId };
