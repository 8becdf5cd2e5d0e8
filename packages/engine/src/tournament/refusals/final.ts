import type { FinalMatch, PlayerId } from '../state.ts';

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
