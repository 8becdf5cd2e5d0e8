import { expect, test } from 'vitest';
import { remembered } from './memo.ts';

test('an answer is made once for each value, and again for an equal one', () => {
  const asked: object[] = [];
  const length = remembered((list: readonly string[]) => {
    asked.push(list);
    return { length: list.length };
  });
  const [one, alike] = [
    ['A', 'B'],
    ['A', 'B'],
  ] as const;
  expect(length(one)).toEqual({ length: 2 });
  expect(length(one)).toBe(length(one));
  expect(length(alike)).not.toBe(length(one));
  expect(asked).toEqual([one, alike]);
});
