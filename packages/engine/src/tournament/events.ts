import type { MatchResult } from './match-result.ts';
import type { Pools } from './settings.ts';
import type { Player, PlayerId, Presence, Round, Tournament } from './state.ts';

/**
 * What happened, as facts: never an order to compute again. Each event carries what it replaced as well as what it
 * set, so that its inverse is itself turned round (`inverse.ts`) and undo needs nothing but the log.
 */
export type Event =
  | { readonly kind: 'created'; readonly tournament: Tournament }
  /** `rankedAt`: index in the frozen ranking, null before it is frozen. */
  | { readonly kind: 'registered'; readonly player: Player; readonly rankedAt: number | null }
  | { readonly kind: 'removed'; readonly player: Player; readonly rankedAt: number | null }
  | { readonly kind: 'presence'; readonly player: PlayerId; readonly from: Presence; readonly to: Presence }
  /** The last round in which they were drawn; null: they play. */
  | { readonly kind: 'left'; readonly player: PlayerId; readonly from: number | null; readonly to: number | null }
  /** The first round of a late entry. */
  | { readonly kind: 'entry'; readonly player: PlayerId; readonly from: number; readonly to: number }
  /** `engine`: the version that drew. `ranking`: the initial ranking before and after (the first draw freezes it). */
  | {
      readonly kind: 'drawn';
      readonly round: number;
      readonly content: Round;
      readonly ranking: Change<readonly PlayerId[]>;
      /** The pools in their drawn order, where this draw made them. */
      readonly pools?: Change<Pools | null>;
      readonly engine: string;
    }
  | {
      readonly kind: 'cancelled';
      readonly round: number;
      readonly content: Round;
      readonly ranking: Change<readonly PlayerId[]>;
      /** The pools in their drawn order, where this draw made them. */
      readonly pools?: Change<Pools | null>;
      readonly engine: string;
    }
  | {
      readonly kind: 'redrawn';
      readonly round: number;
      readonly from: Round;
      readonly to: Round;
      readonly pools?: Change<Pools | null>;
      readonly engine: string;
    }
  | { readonly kind: 'published'; readonly round: number }
  | { readonly kind: 'withheld'; readonly round: number }
  /** `match`: index in the round's matches. */
  | {
      readonly kind: 'result';
      readonly round: number;
      readonly match: number;
      readonly from: MatchResult | null;
      readonly to: MatchResult | null;
    }
  | { readonly kind: 'round-closed'; readonly round: number }
  | { readonly kind: 'round-reopened'; readonly round: number }
  /** `digest`: of the final standings, so that a later engine can be held against it. */
  | { readonly kind: 'closed'; readonly digest: string }
  | { readonly kind: 'reopened'; readonly digest: string };

export interface Change<T> {
  readonly from: T;
  readonly to: T;
}
