import { expect, test } from 'vitest';
import { between, faults, fileImports, houseFaults, ownImports, packageOf, roomIn } from './floors.mjs';

test('every import of the house, types included, goes down by the list of rooms', () => {
  const imports = fileImports();
  expect(imports.length).toBeGreaterThan(5000);
  expect(houseFaults(imports)).toEqual([]);
});

const list = [['ground'], ['desk', 'hall'], ['index']];
const shown = (pairs: string[][]) => pairs.map(([from = '', to = '']) => [from, to, `${from}/a.ts`, `${to}/b.ts`]);

test('an import that goes up, or to a neighbour of the same floor, is named with its file', () => {
  expect(faults(list, shown([['ground', 'desk']]))).toEqual([
    'ground does not stand above desk: ground/a.ts imports desk/b.ts',
  ]);
  expect(faults(list, shown([['desk', 'hall']]))).toHaveLength(1);
  expect(faults(list, shown([['index', 'ground']]))).toEqual([]);
});

test('a room that is not in the list is asked for', () => {
  expect(faults(list, shown([['attic', 'ground']]))).toEqual(['attic stands on no floor of lint/floors.mjs']);
});

test('a knot may stand until it is untied, then it is taken off the list', () => {
  const knot = [['desk', 'hall']];
  const circle = shown([
    ['desk', 'hall'],
    ['hall', 'desk'],
  ]);
  expect(faults(list, circle, knot)).toEqual([]);
  expect(faults(list, circle.slice(1), knot)).toEqual([
    'desk is in no knot any more: take it off',
    'hall is in no knot any more: take it off',
  ]);
});

test('a file in no folder stands in the root, a way in above all', () => {
  expect(roomIn('web')('packages/web/src/main.tsx')).toBe('index');
  expect(roomIn('web')('packages/web/src/names.ts')).toBe('root');
  expect(roomIn('web')('packages/web/src/shell/keys/page.tsx')).toBe('shell');
  expect(roomIn('web')('packages/web/src/desk/round/page.tsx')).toBe('desk/round');
  expect(roomIn('web')('packages/web/src/desk/routes.tsx')).toBe('desk');
  expect(roomIn('web')('packages/engine/src/base/chance.ts')).toBe(null);
  const pair: [string, string] = ['packages/web/src/main.tsx', 'packages/engine/src/index.ts'];
  expect(between([pair], packageOf)).toEqual([['web', 'engine', ...pair]]);
});

test('a file that loads itself is named', () => {
  const imports: [string, string][] = [
    ['packages/ronde/src/a.ts', 'packages/ronde/src/b.ts'],
    ['packages/ronde/src/b.ts', 'packages/ronde/src/b.ts'],
  ];
  expect(ownImports(imports)).toEqual(['packages/ronde/src/b.ts imports itself']);
});
