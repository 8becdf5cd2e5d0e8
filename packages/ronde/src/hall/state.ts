import type { HallPage } from '@ronde/contract/http/hall';
import { playsWargame } from '@ronde/engine';
import type { HallClock } from './clock.ts';

/** What the director has decided that the hall shows. No fact of the tournament: no rule asks for it. */
export interface HallState {
  readonly page: HallPage;
  readonly frozen: boolean;
  readonly message: { readonly text: string; readonly since: number } | null;
  readonly stop: boolean;
  /** Of each player, in ADG of a game; null: as usual. */
  readonly minutes: number | null;
  readonly clock: HallClock | null;
  readonly wifi: string | null;
  readonly phones: { readonly clock: boolean; readonly sheet: boolean };
  /** Prizes called out, by their keys, in that order. */
  readonly called: readonly string[];
}

export const untouched: HallState = {
  page: 'follow',
  frozen: false,
  message: null,
  stop: false,
  minutes: null,
  clock: null,
  wifi: null,
  phones: { clock: true, sheet: true },
  called: [],
};

type Played = Parameters<typeof playsWargame>[0];

/** Scrabble: 20 minutes for each player (Formule Classique, Déroulement). ADG: two hours and a half for a game. */
export const minutesIn = ({ minutes }: HallState, tournament: Played): number =>
  minutes ?? (playsWargame(tournament) ? 150 : 20);

/** How long a game lasts on the hall's clock: both players' time. */
export const gameMinutes = (state: HallState, tournament: Played): number =>
  minutesIn(state, tournament) * (playsWargame(tournament) ? 1 : 2);
