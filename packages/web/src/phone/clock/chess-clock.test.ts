import { expect, test } from 'vitest';
import { clockText, newClock, paused, readAt, resumed, touched } from './chess-clock.ts';

const minute = 60_000;
const start = 1_000_000;

test('touching one’s half ends one’s turn: the other’s clock runs from that moment', () => {
  const begun = touched(newClock(20), 1, start);
  expect(begun.running).toBe(0);
  const after = touched(begun, 0, start + 3 * minute);
  expect(after).toMatchObject({ running: 1, left: [17 * minute, 20 * minute] });
  expect(readAt(after, start + 5 * minute).left).toEqual([17 * minute, 18 * minute]);
});

test('the half whose clock does not run does nothing', () => {
  const begun = touched(newClock(20), 1, start);
  expect(touched(begun, 1, start + minute)).toBe(begun);
});

test('a pause costs nobody any time, and the same clock goes on', () => {
  const begun = touched(newClock(25), 1, start);
  const stopped = paused(begun, start + minute);
  expect(readAt(stopped, start + 9 * minute).left).toEqual([24 * minute, 25 * minute]);
  expect(touched(stopped, 0, start + 2 * minute)).toBe(stopped);
  const again = resumed(stopped, start + 10 * minute);
  expect(again.running).toBe(0);
  expect(readAt(again, start + 11 * minute).left).toEqual([23 * minute, 25 * minute]);
});

test('FISF 7.1.2: out of time one passes, and the other plays on', () => {
  const begun = touched(newClock(1), 1, start);
  const late = start + 2 * minute;
  expect(readAt(begun, late)).toEqual({ left: [0, minute], out: [true, false], over: false });
  const other = touched(begun, 0, late);
  expect(other.running).toBe(1);
  const back = touched(other, 1, late + 20_000);
  expect(back).toMatchObject({ running: 1, left: [0, 40_000] });
});

test('FISF 7.1.2: both out of time, the game is over and nothing runs', () => {
  const begun = touched(newClock(1), 1, start);
  const other = touched(begun, 0, start + 2 * minute);
  const end = start + 4 * minute;
  expect(readAt(other, end)).toMatchObject({ left: [0, 0], over: true });
  expect(touched(other, 1, end).running).toBeNull();
});

test('a second that has begun is shown: 0:00 is out of time', () => {
  expect(clockText(20 * minute)).toBe('20:00');
  expect(clockText(61_001)).toBe('1:02');
  expect(clockText(1)).toBe('0:01');
  expect(clockText(0)).toBe('0:00');
});
