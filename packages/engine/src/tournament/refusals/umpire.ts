import type { FormatId, PlayerId } from '../state.ts';

export type UmpireRefusal =
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
