import type { PlayerId } from './player-id.ts';

/** Scores of one game after penalties, in the order of the match's players. */
export type Game = readonly [number, number];

/**
 * How a match ended.
 * - `games`: played to its end.
 * - `forfeit`: somebody did not come (no games), or gave up in its course (the games played stay).
 * - `awarded`: lost by decision of an arbiter; `to` gets the match, the other one played.
 */
export type MatchResult =
  | { readonly kind: 'games'; readonly games: readonly Game[] }
  | { readonly kind: 'forfeit'; readonly by: PlayerId | 'both'; readonly games: readonly Game[] }
  | { readonly kind: 'awarded'; readonly to: PlayerId; readonly games: readonly Game[]; readonly reason?: string };
