import type { Tournament } from '@ronde/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ClockMark, steadyServerClock } from '../machine/steady.ts';
import { type RunningClock, resumedClock, started, stopped } from './clock.ts';
import { carriedOver, type HallMoment, readHallState, stampOf, stateText, untouched } from './state.ts';
import { clocksView } from './view.ts';

const minute = 60_000;
const length = 60 * minute;
const tournament = { format: 'classique', rounds: [{ status: 'published' }] } as unknown as Tournament;

/** A machine whose clock on the wall is set now and then, and its programs, which end and begin. */
function machine() {
  const now = { wall: Date.UTC(2026, 10, 14, 9), ticks: 5 * minute, up: 300 };
  const mark = (): ClockMark => ({ ...now, up: Math.floor(now.up), boot: 'a' });
  const program = (): HallMoment => ({ mark, steady: steadyServerClock(mark) });
  const programs = [program(), program()];
  let row: string = stateText(untouched, stampOf(programs[0] ?? program()));
  const time = (who: number): HallMoment => programs[who % 2] ?? program();
  return {
    pass(ms: number) {
      now.wall += ms;
      now.ticks += ms;
      now.up += ms / 1000;
    },
    sleep(ms: number) {
      now.wall += ms;
      now.up += ms / 1000;
    },
    set(by: number) {
      now.wall += by;
    },
    begin(who: number) {
      programs[who % 2] = program();
    },
    read(who: number) {
      const { state, at } = readHallState(row);
      return at ? carriedOver(state, at, stampOf(time(who))) : state;
    },
    act(who: number, step: (before: RunningClock | null, at: number) => RunningClock | null) {
      const before = this.read(who);
      const at = time(who);
      row = stateText({ ...before, clock: step(before.clock, at.steady()) }, stampOf(at));
    },
    /** What is left on a screen that counts from what this program tells it. */
    left(who: number): number {
      const told = clocksView(this.read(who), tournament, { steady: time(who).steady(), wall: now.wall });
      const { clock } = told;
      if (!clock) throw new Error('No clock');
      return clock.endsAt === null ? (clock.left ?? 0) : Math.max(0, clock.endsAt - told.now);
    },
  };
}

const jump = fc.integer({ min: -12 * 60, max: 12 * 60 }).map((minutes) => minutes * minute);
const step = fc.oneof(
  fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 8 * minute }) }),
  fc.record({ kind: fc.constant('sleep' as const), ms: fc.integer({ min: 10_000, max: 8 * minute }) }),
  fc.record({ kind: fc.constant('set' as const), ms: jump }),
  fc.record({ kind: fc.constantFrom('begin' as const, 'start' as const, 'stop' as const, 'resume' as const) }),
);
const steps = fc.array(fc.tuple(fc.nat(1), step), { minLength: 1, maxLength: 40 });

it('DAY-06: whatever the clock on the wall is set to, and whichever program asks, as much is left as is; what is pressed acts', () => {
  const start = { round: 1, length, extra: null, within: null };
  fc.assert(
    fc.property(steps, (day) => {
      const world = machine();
      world.act(0, (before, at) => started(before, start, at));
      // The truth: what is left, whether it runs, and how long ago it was started.
      const truth = { left: length, runs: true, since: 0 };
      let slept = 0;
      for (const [who, one] of day) {
        const passed = one.kind === 'pass' || one.kind === 'sleep' ? one.ms : 0;
        if (truth.runs) truth.left = Math.max(0, truth.left - passed);
        truth.since += passed;
        if (one.kind === 'pass') world.pass(one.ms);
        else if (one.kind === 'sleep') {
          world.sleep(one.ms);
          slept++;
        } else if (one.kind === 'set') world.set(one.ms);
        else if (one.kind === 'begin') world.begin(who);
        else if (one.kind === 'stop') {
          world.act(who, stopped);
          truth.runs = false;
        } else if (one.kind === 'resume') {
          world.act(who, resumedClock);
          truth.runs = true;
        } else {
          world.act(who, (before, at) => started(before, start, at));
          // Pressed twice within ten seconds, the first press counts.
          if (!truth.runs || truth.since >= 10_000) Object.assign(truth, { left: length, runs: true, since: 0 });
        }
        // A sleep is measured by a clock of whole seconds.
        for (const asks of [0, 1]) expect(Math.abs(world.left(asks) - truth.left)).toBeLessThan(1000 * (1 + slept));
      }
    }),
  );
});
