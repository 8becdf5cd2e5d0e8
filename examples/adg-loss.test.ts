import { readFileSync } from 'node:fs';
import { lossPoints } from '@ronde/engine';
import { expect, test } from 'vitest';

const [header, ...cells] = readFileSync(new URL('adg-loss-points.csv', import.meta.url), 'utf8')
  .trim()
  .split(/\r?\n/);

test('the whole printed table of loss points: armies of 15 to 30 units, 360 cells', () => {
  expect(header).toBe('cohesion_lost,army_units,pp');
  expect(cells).toHaveLength(360);
  const wrong = cells.filter((cell) => {
    const [lost = -1, total = -1, printed] = cell.split(',').map(Number);
    return lossPoints({ lost, total }) !== printed;
  });
  expect(wrong).toEqual([]);
});
