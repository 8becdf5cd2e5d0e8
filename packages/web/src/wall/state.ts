import type { HallView } from '@ronde/contract/http/hall';
import type { PublicHead, PublicOutcome, PublicRound } from '@ronde/contract/http/public';
import type { Final, Standings } from '@ronde/engine';

/** All that the screen shows is a function of this, of its address and of the hour. */
export interface State {
  readonly head: PublicHead;
  readonly hall: HallView;
  /** The last published round. */
  readonly round: PublicRound | null;
  /** After the last closed round. */
  readonly standings: Standings | null;
  /** Once the last published round is closed, where one is planned; its matches as far as they are made. */
  readonly final: FinalState | null;
  /** When it was read, by the server's clock. */
  readonly readAt: number;
}

/** A final and how each of its matches stands, in their order. */
export interface FinalState extends Final {
  readonly scores: PublicOutcome['scores'];
}

/** `private`: nobody may see this tournament here yet. */
export type Link = 'linked' | 'cut' | 'private';

/** `state` null: nothing has ever been read here. `ahead`: ms by which the server's clock is ahead of the one that measures here. */
export interface Screen {
  readonly state: State | null;
  readonly link: Link;
  readonly ahead: number;
}
