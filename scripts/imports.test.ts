import { expect, test } from 'vitest';
import { between, engineRoomOf, fileImports, floors, packageOf } from './imports.mjs';

test('imports go one way: between files, between the packages, between the rooms of the engine', async () => {
  const imports = await fileImports();
  expect(imports.length).toBeGreaterThan(300);
  expect(() => floors(imports)).not.toThrow();
  expect(floors(between(imports, packageOf)).get('engine')).toBe(0);
  expect(floors(between(imports, engineRoomOf)).get('base')).toBe(0);
});

test('a circle is named', () => {
  const circle = [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'b'],
  ];
  expect(() => floors(circle)).toThrow('A circle among: a, b, c');
});
