import { expect, it } from 'vitest';
import { started } from './clock.ts';
import { untouched } from './state.ts';
import { clocksView } from './view.ts';

const hour = 3_600_000;
const start = { round: 1, length: 20 * 60_000, extra: null, within: null };
const tournament = { format: 'classique', rounds: [{ status: 'published' }] } as never;

it.each([-6, 3])(
  'DAY-06: the clock on the wall set by %i hours, as much is left, and the end is told by the wall',
  (set) => {
    const began = Date.UTC(2026, 10, 14, 9);
    const state = { ...untouched, clock: started(null, start, began) };
    const steady = began + 5 * 60_000;
    const wall = steady + set * hour;
    const told = clocksView(state, tournament, { steady, wall });
    expect(told.now).toBe(wall);
    expect((told.clock?.endsAt ?? 0) - told.now).toBe(15 * 60_000);
  },
);

it('DAY-06: a clock that seems to begin later than now is no second press', () => {
  const before = started(null, start, Date.UTC(2026, 10, 14, 9));
  const now = before.startedAt - hour;
  expect(started(before, start, now).startedAt).toBe(now);
  expect(started(before, start, before.startedAt + 5000)).toBe(before);
});
