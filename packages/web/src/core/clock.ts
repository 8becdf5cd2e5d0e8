import { useEffect, useState } from 'react';
import { readJson, writeJson } from './storage.ts';

/** What a browser knows of time. */
export interface Clocks {
  /** Ms since 1970, which anybody may set. */
  wall(): number;
  /** Ms since the page was opened, which nobody sets; in many browsers they stop while the machine sleeps. */
  ticks(): number;
}

/** One moment by the wall and by the clock that measures, as a page left it to the next one. */
export interface MomentMark {
  readonly wall: number;
  readonly steady: number;
}

/** Beyond the coarseness of both clocks, in ms. */
const gap = 1000;

/**
 * Ms that only grow with what passes, whatever the clock on the wall is set to; near the wall's as it was at first.
 * A page that is opened again goes on from what the one before it left: between them the wall alone knows.
 */
export function steadyClock({ wall, ticks }: Clocks, left: MomentMark | null) {
  let steady = left ? left.steady + Math.max(0, wall() - left.wall) : wall();
  let seen = { wall: wall(), ticks: ticks() };
  let hidden = false;

  const now = (): number => {
    const at = { wall: wall(), ticks: ticks() };
    const passed = Math.max(0, at.ticks - seen.ticks);
    const more = at.wall - seen.wall - passed;
    // A machine sleeps while nobody looks; where somebody does, the clock has been set.
    steady += passed + (hidden && more > gap ? more : 0);
    seen = at;
    return steady;
  };
  return {
    now,
    /** Somebody looks at the page from now on, or nobody does. */
    seen(looked: boolean): void {
      now();
      hidden = !looked;
    },
    mark: (): MomentMark => ({ steady: now(), wall: wall() }),
  };
}

const name = 'ronde.steady';
const clock = steadyClock({ wall: Date.now, ticks: () => performance.now() }, keptMark());

/**
 * Ms by the clock that measures: for what has passed or is left. The hour that is shown is the wall's.
 */
export const steadyNow = clock.now;

/** The hour of a moment of that clock, by this machine's wall as it is set now. */
export const hourOf = (moment: number): number => moment - clock.now() + Date.now();

// Where nothing is seen there is no page: a test, a worker.
if (typeof document !== 'undefined') {
  clock.seen(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', () => {
    clock.seen(document.visibilityState === 'visible');
    keepMark();
  });
  addEventListener('pagehide', keepMark);
}

function keptMark(): MomentMark | null {
  const mark = readJson<MomentMark>(name);
  return mark && Number.isFinite(mark.wall) && Number.isFinite(mark.steady) ? mark : null;
}

function keepMark(): void {
  writeJson(name, clock.mark());
}

/**
 * The clock that measures, in ms, seen anew as each `every` ms begin; `ahead`: by that of the server, which is so much
 * ahead of it. While `on` is false it stands still.
 */
export function useNow(every: number, ahead = 0, on = true): number {
  const [now, setNow] = useState(steadyNow);
  useEffect(() => {
    if (!on) return;
    // It may have stood still until now.
    const stood = steadyNow() - now > every;
    const timer = setTimeout(() => setNow(steadyNow()), stood ? 0 : every - ((now + ahead) % every) + 5);
    return () => clearTimeout(timer);
  }, [now, every, ahead, on]);
  return now + ahead;
}

/** The wall clock, which changes on the minute. */
export function useClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), 60_000 - (now.getTime() % 60_000) + 20);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
