import { expect, it } from 'vitest';
import { watching } from './data-on.ts';

const change = (version: number) => ({ tournament: 'T', version, publicVersion: 1 });

it('tells each version once, and no older one', () => {
  const { watch, tell } = watching();
  const told: number[] = [];
  const forget = watch(({ version }) => told.push(version));
  for (const version of [1, 2, 2, 1, 4]) tell(change(version));
  forget();
  tell(change(5));
  expect(told).toEqual([1, 2, 4]);
});

it('a listener that fails holds nobody up', () => {
  const reported: unknown[] = [];
  const { watch, tell } = watching((error) => reported.push(error));
  const told: number[] = [];
  watch(() => {
    throw new Error('A bug');
  });
  watch(({ version }) => told.push(version));
  tell(change(1));
  expect(told).toEqual([1]);
  expect(reported).toEqual([new Error('A bug')]);
});
