import type { PlayerId } from './player-id.ts';

/** A table in a refusal: enough to name it and to link to it. */
export interface TableRef {
  readonly round: number;
  readonly table: number;
  readonly players: readonly [PlayerId, PlayerId];
}
