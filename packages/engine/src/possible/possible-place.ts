import type { PlayerId } from '../tournament/player-id.ts';

/** The places that a player can still have in the final ranking. */
export interface PossiblePlace {
  readonly player: PlayerId;
  /** As things stand. */
  readonly place: number;
  /** Not better than this. With `worst` the same, the place is certain. */
  readonly best: number;
  readonly worst: number;
  /** Some results lead to both; otherwise they are bounds: beyond them nothing is possible. */
  readonly exact: boolean;
}
