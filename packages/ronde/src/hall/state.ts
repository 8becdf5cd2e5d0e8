import type { HallPage } from '@ronde/contract/http/hall';
import { playsWargame } from '@ronde/engine';
import { type ClockMark, markNow, passedBetween } from '../machine/steady.ts';
import type { RunningClock } from './clock.ts';

/** What the director has decided that the hall shows. No fact of the tournament: no rule asks for it. */
export interface HallState {
  readonly page: HallPage;
  readonly frozen: boolean;
  readonly message: { readonly text: string; readonly since: number } | null;
  readonly stop: boolean;
  /** Of each player, in ADG of a game; null: as usual. */
  readonly minutes: number | null;
  readonly clock: RunningClock | null;
  readonly wifi: string | null;
  readonly phones: { readonly clock: boolean; readonly sheet: boolean };
  /** Prizes called out, by their keys, in that order. */
  readonly called: readonly string[];
  /** Prizes left out of the ceremony, by their keys: nobody wanted them, or they are given otherwise. */
  readonly passed: readonly string[];
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
  passed: [],
};

type Played = Parameters<typeof playsWargame>[0];

/** Scrabble: 20 minutes for each player (Formule Classique, Déroulement). ADG: two hours and a half for a game. */
export const minutesIn = ({ minutes }: HallState, tournament: Played): number =>
  minutes ?? (playsWargame(tournament) ? 150 : 20);

/** How long a game lasts on the hall's clock: both players' time. */
export const gameMinutes = (state: HallState, tournament: Played): number =>
  minutesIn(state, tournament) * (playsWargame(tournament) ? 1 : 2);

/** The clocks of the program that reads or writes a hall. */
export interface HallMoment {
  /** Ms since 1970 by the clock that measures, which nobody sets; it begins anew with each program. */
  readonly steady: () => number;
  readonly mark: () => ClockMark;
}

/** A moment by all the clocks of a program: what it writes beside a hall, so that another program can go on from there. */
interface Stamp extends ClockMark {
  readonly steady: number;
}

export const stampOf = ({ steady, mark }: HallMoment): Stamp => ({ ...mark(), steady: steady() });

/** By one clock alone, for a house that is given its time. */
export const timeOf = (steady: () => number): HallMoment => ({
  steady,
  mark: () => ({ ...markNow(), ticks: steady(), up: steady() / 1000, boot: 'given' }),
});

/** Two programs of one machine agree to the ms; less than this is the reading of its clocks. */
const same = 50;

/**
 * The hall with its moments by the clock of who reads it, as it was `at` by that of who wrote it: what was left is left
 * less what has passed, whatever the clock on the wall was set to meanwhile.
 */
export function carriedOver(state: HallState, at: Stamp, here: Stamp): HallState {
  const by = here.steady - passedBetween(at, here) - at.steady;
  if (Math.abs(by) < same) return state;
  const { clock, message } = state;
  return {
    ...state,
    message: message && { ...message, since: message.since + by },
    clock: clock && {
      ...clock,
      startedAt: clock.startedAt + by,
      endsAt: clock.endsAt === null ? null : clock.endsAt + by,
      endedAt: clock.endedAt === null ? null : clock.endedAt + by,
    },
  };
}

/**
 * A row's text. What an earlier version did not write is as nobody has touched it; `at`: when it was written, by the
 * clocks of who wrote it; null: by an earlier version, whose moments are those of the wall.
 */
export function readHallState(text: string): { readonly state: HallState; readonly at: Stamp | null } {
  const { at = null, ...state } = JSON.parse(text) as Partial<HallState> & { readonly at?: Stamp };
  return { state: { ...untouched, ...state }, at };
}

export const stateText = (state: HallState, at: Stamp): string => JSON.stringify({ ...state, at });
