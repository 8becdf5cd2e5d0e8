import { expect, test } from 'vitest';
import { dayBeside } from './days.ts';

test.each([
  ['2026-08-31', 1, '2026-09-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-11-30', 0, '2026-11-30'],
])('%s and %i days: %s', (day, days, other) => {
  expect(dayBeside(day, days)).toBe(other);
});
