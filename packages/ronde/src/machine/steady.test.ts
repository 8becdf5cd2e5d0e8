import { expect, it } from 'vitest';
import { type ClockMark, markNow, passedBetween, steadyServerClock } from './steady.ts';

const hour = 3_600_000;

it('DAY-06: a clock that is set changes nothing that has passed; a sleep counts', () => {
  const at = { wall: 1_000_000, ticks: 500, up: 77, boot: 'a' };
  const steady = steadyServerClock(() => ({ ...at }));
  expect(steady()).toBe(1_000_000);
  // A minute passes, and the clock is set six hours back, then three on.
  for (const set of [-6, 3]) {
    at.ticks += 60_000;
    at.up += 60;
    at.wall += 60_000 + set * hour;
  }
  expect(steady()).toBe(1_120_000);
  // The lid is closed for ten minutes: the ticks stand still.
  at.up += 600;
  expect(steady()).toBe(1_720_000);
});

it('DAY-06: after another start of the machine the wall alone knows, and it does not go back', () => {
  const before: ClockMark = { wall: 10 * hour, ticks: 9 * hour, up: 9 * 3600, boot: 'a' };
  const again = { ticks: 60_000, up: 60 };
  expect(passedBetween(before, { ...again, wall: 10 * hour + 300_000, boot: 'b' })).toBe(300_000);
  // Where no system says which start it was, ticks that are fewer do.
  expect(passedBetween({ ...before, boot: '' }, { ...again, wall: 10 * hour + 300_000, boot: '' })).toBe(300_000);
  // The battery of its clock is empty: it is 1970 again.
  expect(passedBetween(before, { ...again, wall: 0, boot: 'b' })).toBe(0);
});

it('the clocks of this machine go on together', async () => {
  const before = markNow();
  await new Promise((resolve) => setTimeout(resolve, 30));
  const passed = passedBetween(before, markNow());
  expect(passed).toBeGreaterThanOrEqual(29);
  expect(passed).toBeLessThan(10_000);
});
