import type { PlayerId } from '../tournament/player-id.ts';
import type { Step } from '../tournament/steps.ts';

/** Two who meet, or one who is exempt, and the steps that led to it. A table made by hand keeps what it was given. */
export interface Reasoned {
  readonly players: readonly [PlayerId] | readonly [PlayerId, PlayerId];
  readonly why: readonly Step[];
  readonly table?: number;
  readonly starts?: PlayerId;
}
