import type { MatchResult, TypedResult } from '../../tournament/match-result.ts';
import type { Counters, NoteId, PlayerId } from '../../tournament/state.ts';

/** A table, named by its two players in either order; results are told in that order. */
interface Table {
  readonly round: number;
  readonly players: readonly [PlayerId, PlayerId];
}

export type ResultCommand =
  /** Records (`saw` null) or corrects a result. `anyway`: though somebody faces an absent player twice (Belgium). */
  | ({
      readonly kind: 'record';
      readonly result: TypedResult;
      readonly saw: MatchResult | null;
      readonly anyway?: boolean;
    } & Table)
  | ({ readonly kind: 'clear'; readonly saw: MatchResult } & Table)
  /** What one of the two says; the same from the other records it, another value makes a dispute. */
  | ({ readonly kind: 'claim'; readonly by: PlayerId; readonly result: TypedResult } & Table)
  /** Another value than the one that stands, or (null) a doubt. `by`: who says so. */
  | ({
      readonly kind: 'dispute';
      readonly value: TypedResult | null;
      readonly by: string;
      readonly note?: NoteId;
    } & Table)
  /** Ends a dispute: the value that stood, the second one (`saw`, as the arbiter read it), or another result. `anyway`: as in `record`. */
  | ({
      readonly kind: 'retain';
      readonly which: 'first' | 'second' | TypedResult;
      readonly saw: MatchResult | null;
      readonly anyway?: boolean;
    } & Table)
  /** Somebody else has read the result and found it right. */
  | ({ readonly kind: 'confirm'; readonly saw: MatchResult } & Table)
  /** What trophies count; `to` whole, null for nothing. */
  | ({ readonly kind: 'counters'; readonly saw: Counters | null; readonly to: Counters | null } & Table);
