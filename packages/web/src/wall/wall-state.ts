import type { HallView } from '@ronde/contract/http/hall';
import type { PublicHead, PublicOutcome, PublicRound } from '@ronde/contract/http/public';
import type { Final, Standings } from '@ronde/engine';
import { readJson, readText, writeJson, writeText } from '../core/storage.ts';
import type { WallAddress } from './address.ts';

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
type Link = 'linked' | 'cut' | 'private';

/** `state` null: nothing has ever been read here. `ahead`: ms by which the server's clock is ahead of the one that measures here. */
export interface WallScreen {
  readonly state: State | null;
  readonly link: Link;
  readonly ahead: number;
}

/** Grows when what is kept takes another shape: what an earlier program left is then not read. */
const shape = 2;

const keyOf = (t: string): string => `ronde.screen.${t}`;
/** A screen of its own page is never frozen: it keeps its state apart. */
const nameOf = ({ t, pin }: WallAddress): string => `${keyOf(t)}${pin === null ? '' : '.pinned'}`;

/** The last state that was read on this screen; null: none, or nothing can be kept here. */
export function keptState(asked: WallAddress): State | null {
  const kept = readJson<{ readonly shape: number; readonly state: State }>(nameOf(asked));
  return kept?.shape === shape ? kept.state : null;
}

export const keepState = (asked: WallAddress, state: State): void => writeJson(nameOf(asked), { shape, state });

/** The hall's key, taken off the address: this window alone remembers it, through a reload. */
export function keptKey(t: string, given: string | null): string | null {
  const name = `${keyOf(t)}.key`;
  if (given !== null) writeText(name, given, 'tab');
  return given ?? readText(name, 'tab');
}
