import { expect, test } from 'vitest';
import { lineKeys } from './use-preview.ts';

const of = (...raws: readonly string[]) =>
  lineKeys(
    raws.map((raw, i) => ({ line: i + 1, raw })),
    ({ raw }) => raw.length.toString(),
  );

test('a line that moves is the same line; the same text twice is two lines', () => {
  expect(of('A;1', 'B;2').get(2)).toEqual(of('X;9', 'C;3', 'B;2').get(3));
  expect(of('A;1').get(1)?.line).not.toBe(of('A;10').get(1)?.line);
  const twice = of('A;1', 'A;1');
  expect(twice.get(1)?.line).not.toBe(twice.get(2)?.line);
});

test('asked something else about the same line, the question is another one', () => {
  const [one, two] = ['L1', 'L2'].map((licence) => lineKeys([{ line: 1, raw: 'A' }], () => licence).get(1));
  expect(one?.line).toBe(two?.line);
  expect(one?.question).not.toBe(two?.question);
});
