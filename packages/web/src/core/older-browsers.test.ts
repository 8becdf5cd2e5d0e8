import { expect, test } from 'vitest';
import { fillIn } from './older-browsers.ts';

// What is filled in does as the browser's own: both are asked the same, on a list that has only the filled-in ones.
const array: Record<string, (...given: unknown[]) => unknown> = {};
const text: Record<string, (...given: unknown[]) => unknown> = {};
const object: Record<string, (...given: unknown[]) => unknown> = {};
fillIn(array, text, object);

const list = [3, 1, 2, 10];
const own = list as unknown as Record<string, (...given: unknown[]) => unknown>;
const cases: readonly (readonly [name: string, ...given: unknown[]])[] = [
  ['at', 0],
  ['at', -1],
  ['at', 9],
  ['at', -9],
  ['findLast', (n: number) => n < 3],
  ['findLast', (n: number) => n > 99],
  ['findLastIndex', (n: number) => n < 3],
  ['findLastIndex', (n: number) => n > 99],
  ['toReversed'],
  ['toSorted'],
  ['toSorted', (a: number, b: number) => a - b],
  ['toSpliced', 1, 2, 7, 8, 9],
  ['with', 1, 5],
  ['with', -1, 5],
];

for (const [name, ...given] of cases)
  test(`${name} ${given.join()}`, () => {
    expect(array[name]?.call(list, ...given)).toEqual(own[name]?.call(list, ...given));
    expect(list).toEqual([3, 1, 2, 10]);
  });

test('a place that is not there is refused, as the browser does', () => {
  expect(() => array.with?.call(list, 4, 0)).toThrow(RangeError);
  expect(() => list.with(4, 0)).toThrow(RangeError);
});

test('of a text, and of an object', () => {
  expect([text.at?.call('abc', -1), text.at?.call('abc', 9), text.at?.call('abc', -9)]).toEqual([
    'c',
    undefined,
    undefined,
  ]);
  expect([object.hasOwn?.({ a: 1 }, 'a'), object.hasOwn?.({}, 'toString')]).toEqual([true, false]);
});
