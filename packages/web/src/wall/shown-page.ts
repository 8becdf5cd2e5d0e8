import type { HallClock } from '@ronde/contract/http/hall';
import { useEffect, useState } from 'react';
import type { Pin } from './address.ts';
import { missingIn, tablesShown } from './tables.ts';
import type { State } from './wall-state.ts';

/** `tables-turn`: by name, every third page by number. */
export type ShownPage = Pin | 'registration' | 'pools' | 'tables-turn' | 'closing' | 'stop';

/** How long after the start people still look for their table; and how long before the end missing results are named. */
export const aroundTheClock = 5 * 60_000;

/**
 * The page of the moment. `pin`: the address's own, whatever the desk says; « Arrêtez les pendules » goes before all,
 * and a game's end before a message, which then stands below it.
 */
export function shownPage(state: State, pin: Pin | null, now: number): ShownPage {
  const { page, message, stop, clock } = state.hall;
  if (stop) return 'stop';
  const pinned = pin ?? (page === 'follow' || (page === 'prizes' && isCalledOut(state)) ? null : page);
  const said = pinned ?? (message === null ? null : 'message');
  if (said === 'message' && saysEnd(clock, now)) return 'clock';
  return said ?? dayPage(state, now);
}

/** A closed day has all its prizes public: the page on which they were called out goes on once the last one is. */
const isCalledOut = ({ head, hall: { prizes, prizesLeft } }: State): boolean =>
  head.status === 'closed' && prizes.length > 0 && prizesLeft === 0;

/** What the day has come to. */
function dayPage(state: State, now: number): ShownPage {
  const { hall, round } = state;
  // People ask for their pool as soon as it is drawn.
  if (!round) return state.head.settings.drawn ? 'pools' : 'registration';
  if (round.status === 'closed') return closedPage(state, round.round);
  // The last round is over, and what it gave waits for the prizes.
  if (state.head.endHidden === 'over') return 'prizes';
  const { halfIn, allIn } = resultsIn(round);
  const clock = hall.clock?.round === round.round ? hall.clock : null;
  // Nobody has started clocks: what is on the tables says how far the round is.
  if (!clock) return halfIn ? 'missing' : 'tables-turn';
  // Players may know their tables for less than five minutes: the end of a game that nobody foresaw goes before.
  if (clock.hidden !== null && saysEnd(clock, now)) return 'clock';
  if (allIn || isOver(clock, now)) return 'missing';
  return halfIn || now >= clock.startedAt + aroundTheClock ? 'clock' : 'tables-turn';
}

/**
 * After the last round the standings wait for the last prize, or for the closing: they would tell who has it. A final
 * that is planned has the wall from then on, its tables made or not, until the first prize is called out.
 */
function closedPage({ head, hall: { prizes, prizesLeft }, final }: State, round: number): ShownPage {
  const called = prizes.length > 0;
  const open = head.status === 'open';
  const over = open && round >= head.planned;
  const comes = final !== null && (over || final.matches.length > 0);
  if (comes && !called && open) return 'final';
  if (prizesLeft > 0 && open && (called || over)) return 'prizes';
  return called ? 'closing' : 'standings';
}

/** Whether half of the tables have their result, and whether all have. */
function resultsIn(round: NonNullable<State['round']>): { readonly halfIn: boolean; readonly allIn: boolean } {
  const tables = tablesShown({ round });
  const awaited = missingIn(tables).length;
  if (tables.length === 0) return { halfIn: false, allIn: false };
  return { halfIn: awaited * 2 <= tables.length, allIn: awaited === 0 };
}

/** The word of the true end stays so long on the wall. */
const lastWord = 5 * 60_000;

/** When a game truly ended; null: it has not. One whose end is hidden goes on past the end that was announced. */
export function endOf({ endsAt, hidden, endedAt }: HallClock, now: number): number | null {
  if (endedAt !== undefined) return endedAt;
  return hidden === null && endsAt !== null && now >= endsAt ? endsAt : null;
}

/** Whether a clock says that the game may end at any moment, or that it has just ended. */
export function saysEnd(clock: HallClock | null, now: number): boolean {
  if (!clock) return false;
  const end = endOf(clock, now);
  if (end !== null) return now < end + lastWord;
  return clock.hidden === 'secret' && clock.endsAt !== null && now >= clock.endsAt;
}

/** Whether a clock has nothing more to say: of an end that was foreseen, the tables it waits for say more. */
const isOver = (clock: HallClock, now: number): boolean =>
  endOf(clock, now) !== null && (clock.hidden === null || !saysEnd(clock, now));

/** Turns the pages. `rowsOf`: of a page, for as long as it takes to read it. `still`: the page stays. */
export function useTurn(pages: readonly [number, number?], rowsOf: (turn: Turn) => number, still: boolean): Turn {
  const [step, setStep] = useState(0);
  const turn = turnAt(step, pages);
  const rows = rowsOf(turn);
  const [first, second = 0] = pages;
  const turns = !still && (first > 1 || second > 0);
  useEffect(() => {
    if (!turns) return undefined;
    const timer = setTimeout(() => setStep(step + 1), dwell(rows));
    return () => clearTimeout(timer);
  }, [turns, step, rows]);
  return turn;
}

/** One page in the turn of lists. */
interface Turn {
  /** Which list, as `lists` orders them. */
  readonly list: number;
  readonly page: number;
}

/** Long enough to find one's name: 4 s and half a second a row. */
export const dwell = (rows: number): number => 4000 + 500 * rows;

/**
 * The page at a step from 0 on. `pages`: of the first list, and of one that comes every third time (0: there is none).
 */
export function turnAt(step: number, [first, second = 0]: readonly [number, number?]): Turn {
  if (second === 0) return { list: 0, page: step % first };
  const seconds = Math.floor(step / 3);
  return step % 3 === 2 ? { list: 1, page: seconds % second } : { list: 0, page: (step - seconds) % first };
}
