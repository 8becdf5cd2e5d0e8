import type { MatchResult, TypedResult } from '../../tournament/match-result.ts';
import type { Final, FinalMatch, PlayerId } from '../../tournament/state.ts';

interface Table {
  readonly stage: FinalMatch['stage'];
  readonly players: readonly [PlayerId, PlayerId];
}

export type FinalCommand =
  | ({ readonly kind: 'open-final' } & Omit<Final, 'matches'>)
  /** `losing`: the number of its results that the director was told would be lost. */
  | { readonly kind: 'cancel-final'; readonly losing: number }
  /** How a tie for its last place is settled. */
  | {
      readonly kind: 'settle-final';
      readonly lastPlace: NonNullable<Final['lastPlace']>;
      readonly saw: NonNullable<Final['lastPlace']> | null;
    }
  /** Sets up the next matches. `set`: how many were set up, as the director saw it. */
  | { readonly kind: 'draw-final'; readonly set: number }
  | ({ readonly kind: 'record-final'; readonly result: TypedResult; readonly saw: MatchResult | null } & Table)
  | ({ readonly kind: 'clear-final'; readonly saw: MatchResult } & Table);
