import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChessClock, newClock, paused, readAt, resumed, touched } from '../phone/clock/chess-clock.ts';
import { type MomentMark, steadyClock } from './clock.ts';

const minute = 60_000;

/** A phone whose clock on the wall is set while somebody looks at it, and which sleeps while nobody does. */
function phone() {
  const world = { wall: Date.UTC(2026, 10, 14, 9), ticks: 0 };
  const clocks = { wall: () => world.wall, ticks: () => world.ticks };
  let steady = steadyClock(clocks, null);
  return {
    now: () => steady.now(),
    pass(ms: number) {
      world.wall += ms;
      world.ticks += ms;
    },
    set(by: number) {
      world.wall += by;
      steady.now();
    },
    /** `ticking`: some browsers count on while the machine sleeps. */
    sleep(ms: number, ticking: boolean) {
      steady.seen(false);
      world.wall += ms;
      if (ticking) world.ticks += ms;
      steady.seen(true);
    },
    reload(ms: number) {
      const left: MomentMark = JSON.parse(JSON.stringify(steady.mark()));
      world.wall += ms;
      world.ticks = 0;
      steady = steadyClock(clocks, left);
    },
  };
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 3 * minute }) }),
  fc.record({ kind: fc.constant('set' as const), ms: fc.integer({ min: -720, max: 720 }).map((by) => by * minute) }),
  fc.record({
    kind: fc.constantFrom('sleep' as const, 'doze' as const),
    ms: fc.integer({ min: 2000, max: 3 * minute }),
  }),
  fc.record({ kind: fc.constant('reload' as const), ms: fc.integer({ min: 0, max: 20_000 }) }),
  fc.record({ kind: fc.constantFrom('mine' as const, 'theirs' as const, 'pause' as const, 'resume' as const) }),
);

test('DAY-06: on a phone whose clock is set while it counts, nobody loses time, and each touch acts', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (game) => {
      const world = phone();
      const minutes = 25;
      // The truth, counted from what passes alone.
      const truth: { left: [number, number]; running: 0 | 1 | null; turn: 0 | 1 | null } = {
        left: [minutes * minute, minutes * minute],
        running: null,
        turn: null,
      };
      const run = (ms: number) => {
        if (truth.running !== null) truth.left[truth.running] = Math.max(0, truth.left[truth.running] - ms);
      };
      let clock: ChessClock = newClock(minutes);
      for (const one of game) {
        if (one.kind === 'pass') {
          world.pass(one.ms);
          run(one.ms);
        } else if (one.kind === 'set') world.set(one.ms);
        else if (one.kind === 'sleep' || one.kind === 'doze') {
          world.sleep(one.ms, one.kind === 'doze');
          run(one.ms);
        } else if (one.kind === 'reload') {
          world.reload(one.ms);
          run(one.ms);
        } else if (truth.left.some((left) => left < 1000)) break;
        else if (one.kind === 'pause') {
          clock = paused(clock, world.now());
          truth.turn = truth.running ?? truth.turn;
          truth.running = null;
        } else if (one.kind === 'resume') {
          clock = resumed(clock, world.now());
          if (truth.running === null && truth.turn !== null) truth.running = truth.turn;
        } else {
          const half = one.kind === 'mine' ? 0 : 1;
          clock = touched(clock, half, world.now());
          const begins = truth.running === null && truth.turn === null;
          if (begins || truth.running === half) truth.running = half === 0 ? 1 : 0;
        }
        const shown = readAt(clock, world.now());
        for (const half of [0, 1] as const) expect(Math.abs(shown.left[half] - truth.left[half])).toBeLessThan(1000);
        expect(clock.running).toBe(truth.running);
      }
    }),
  );
});

test('a page that is opened again after the clock went back takes no time from anybody', () => {
  const left: MomentMark = { wall: 1_000_000, steady: 1_000_000 };
  expect(steadyClock({ wall: () => 400_000, ticks: () => 0 }, left).now()).toBe(1_000_000);
  expect(steadyClock({ wall: () => 1_003_000, ticks: () => 0 }, left).now()).toBe(1_003_000);
});
