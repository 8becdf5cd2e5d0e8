import type { HallClock } from '@ronde/contract/http/hall';
import { expect, test } from 'vitest';
import { clockState, hasRun, leftText } from './clock-state.ts';

const minute = 60_000;
const running: HallClock = {
  round: 1,
  startedAt: 0,
  length: 40 * minute,
  endsAt: 40 * minute,
  left: null,
  hidden: null,
};
const secret: HallClock = { ...running, hidden: 'secret' };

test('a clock runs until the announced end; a hidden one may then end at any moment, and has ended when the server says so', () => {
  expect(clockState(running, 39 * minute)).toEqual({ kind: 'running', left: minute });
  // Started just after the page looked at its clock: 40:00 as it was set, never 40:01.
  expect(clockState(running, -200)).toEqual({ kind: 'running', left: 40 * minute });
  expect(clockState(running, 40 * minute)).toEqual({ kind: 'over', at: 40 * minute });
  expect(clockState(secret, 40 * minute)).toEqual({ kind: 'any-moment' });
  const ended: HallClock = { ...secret, hidden: 'ended', endedAt: 47 * minute };
  expect(clockState(ended, 60 * minute)).toEqual({ kind: 'over', at: 47 * minute });
});

test('what has run leaves the stops out', () => {
  expect(hasRun(running, 10 * minute)).toBe(10 * minute);
  expect(hasRun(running, 90 * minute)).toBe(40 * minute);
  const stopped: HallClock = { ...running, endsAt: null, left: 25 * minute };
  expect(hasRun(stopped, 90 * minute)).toBe(15 * minute);
  // Stopped at 15 min for an hour, and resumed.
  const resumed: HallClock = { ...running, endsAt: 100 * minute };
  expect(hasRun(resumed, 80 * minute)).toBe(20 * minute);
  expect(hasRun({ ...running, endedAt: 12 * minute }, 90 * minute)).toBe(12 * minute);
});

test('the time left is read in minutes, from an hour on in hours', () => {
  expect([0, 1, 1000, 59_001, 23 * minute + 14_000, 62 * minute + 30_000].map(leftText)).toEqual([
    '0:00',
    '0:01',
    '0:01',
    '1:00',
    '23:14',
    '1:02:30',
  ]);
});
