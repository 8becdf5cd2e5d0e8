import type { MatchResult } from '../tournament/match-result.ts';
import type { Settings } from '../tournament/settings.ts';
import type { FormatId, PlayerId, Presence } from '../tournament/state.ts';

/**
 * What somebody asks for. A command carries what its author saw of its own subject; only that subject's change is a
 * conflict. `decide` answers with events or a refusal.
 */
export type Command =
  | {
      readonly kind: 'register';
      readonly player: PlayerId;
      readonly number: number;
      readonly rating?: number;
      readonly provisional?: boolean;
      readonly duplicateSeries?: string;
      readonly club?: string;
      readonly category?: string;
      readonly presence?: Presence;
    }
  /** Only for somebody without any result; otherwise they leave. */
  | { readonly kind: 'remove'; readonly player: PlayerId }
  | { readonly kind: 'mark'; readonly player: PlayerId; readonly presence: Presence; readonly saw?: Presence }
  /** `running`: what becomes of their match if it is drawn and not played. */
  | { readonly kind: 'withdraw'; readonly player: PlayerId; readonly running?: 'forfeit' | 'redraw' }
  | { readonly kind: 'return'; readonly player: PlayerId }
  /** `without`: those known to be away, as the director saw them. `beyond`: past the planned rounds. */
  | { readonly kind: 'draw'; readonly round: number; readonly without: readonly PlayerId[]; readonly beyond?: boolean }
  | { readonly kind: 'redraw'; readonly round: number; readonly attempt: number }
  | { readonly kind: 'publish'; readonly round: number; readonly attempt: number }
  /** Records (`saw` null) or corrects a result. */
  | {
      readonly kind: 'record';
      readonly round: number;
      readonly players: readonly [PlayerId, PlayerId];
      readonly result: MatchResult;
      readonly saw: MatchResult | null;
    }
  | {
      readonly kind: 'clear';
      readonly round: number;
      readonly players: readonly [PlayerId, PlayerId];
      readonly saw: MatchResult;
    }
  | { readonly kind: 'close-round'; readonly round: number }
  | { readonly kind: 'reopen-round'; readonly round: number }
  /** `losing`: the number of results that the director was told would be lost. */
  | { readonly kind: 'cancel-round'; readonly round: number; readonly losing: number }
  | { readonly kind: 'close' }
  | { readonly kind: 'reopen' };

/** What creating a tournament needs. */
export interface Creation {
  readonly id: string;
  readonly name: string;
  readonly format: FormatId;
  readonly date: string;
  readonly endDate?: string;
  readonly place?: string;
  readonly seed: number;
  readonly settings: Settings;
}
