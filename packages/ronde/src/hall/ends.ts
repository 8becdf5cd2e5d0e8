import { ok } from '@ronde/engine';
import type { Data } from '../store/data-port.ts';
import { faultOf } from '../store/faults.ts';
import { dueAt, ended } from './clock.ts';
import type { Halls } from './halls.ts';
import type { HallState } from './state.ts';

interface Around {
  /** Ms since 1970. */
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** After a database that did not answer, in ms. */
const again = 2000;
/** The longest that a timer waits at once: a machine that slept, or whose clock was set, looks again. */
const longest = 60_000;

/**
 * Ends each game whose end nobody knows when its moment comes, and so tells everybody. The moment is in the data: after
 * a crash it is waited for anew, and one that has passed meanwhile comes at once. Of several processes the first one
 * ends it. Answers what stops it.
 */
export function hiddenEnds({ db, hallNews }: Pick<Data, 'db' | 'hallNews'>, halls: Halls, { now, report }: Around) {
  const timers = new Map<string, NodeJS.Timeout>();
  let stopped = false;

  const wait = (tournament: string, ms: number): void => {
    clearTimeout(timers.get(tournament));
    if (stopped) return;
    const timer = setTimeout(() => void look(tournament), Math.min(Math.max(0, ms), longest));
    timer.unref();
    timers.set(tournament, timer);
  };

  /** Ends what is due, or waits until it is. */
  const look = async (tournament: string): Promise<void> => {
    try {
      const hall = await halls.change<never>(tournament, (state) => ok(endedIn(state, now())));
      if (!hall.ok || stopped) return;
      const due = dueAt(hall.value.state.clock);
      if (due === null) clearTimeout(timers.get(tournament));
      else wait(tournament, due - now());
    } catch (error) {
      if (stopped) return;
      // Not there, or being checked: it is waited for, and nothing is wrong.
      if (faultOf(error) === null) report(error);
      wait(tournament, again);
    }
  };

  const begin = async (): Promise<void> => {
    try {
      const rows = await db.selectFrom('halls').select('tournament').where('due_at', 'is not', null).execute();
      for (const { tournament } of rows) wait(tournament, 0);
    } catch (error) {
      if (stopped) return;
      if (faultOf(error) === null) report(error);
      setTimeout(begin, again).unref();
    }
  };
  void begin();
  const unwatch = hallNews.watch(({ tournament }) => wait(tournament, 0));

  return () => {
    stopped = true;
    unwatch();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

/** It ended when it was to end, not when somebody looked. */
function endedIn(state: HallState, now: number): HallState {
  const due = dueAt(state.clock);
  return due === null || due > now ? state : { ...state, clock: ended(state.clock, due) };
}
