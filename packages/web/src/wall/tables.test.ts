import { expect, test } from 'vitest';
import { exemptLine, tablesByNumber } from './tables.ts';
import { table } from './test-state.ts';

test('by number: each table once, then who is exempt, so that nobody is left out', () => {
  const tables = [table(0, [5]), table(2, [3, 4]), table(1, [1, 2])];
  expect(tablesByNumber({ tables }).map((line) => [line.table, ...line.players])).toEqual([
    [1, '1', '2'],
    [2, '3', '4'],
  ]);
  expect(exemptLine({ tables })).toEqual([{ exempt: '5' }]);
});
