import { expect, it } from 'vitest';
import { steadyClock } from './steady.ts';

it('DAY-06: a clock that is set changes nothing that has passed; a sleep counts', () => {
  const at = { wall: 1_000_000, ticks: 500, up: 77 };
  const steady = steadyClock({ wall: () => at.wall, ticks: () => at.ticks, up: () => at.up });
  expect(steady()).toBe(1_000_000);
  // A minute passes, and the clock is set six hours back, then three on.
  for (const set of [-6, 3]) {
    at.ticks += 60_000;
    at.up += 60;
    at.wall += 60_000 + set * 3_600_000;
  }
  expect(steady()).toBe(1_120_000);
  // The lid is closed for ten minutes: the ticks stand still.
  at.up += 600;
  expect(steady()).toBe(1_720_000);
});
