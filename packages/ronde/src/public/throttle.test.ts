import { expect, it } from 'vitest';
import { throttle } from './throttle.ts';

it('lets a burst through, then one each so many seconds, for each key', () => {
  let now = 1000;
  const wait = throttle(3, 5, () => now);
  expect([wait('a'), wait('a'), wait('a'), wait('a')]).toEqual([0, 0, 0, 5]);
  expect(wait('b')).toBe(0);
  now += 4000;
  expect(wait('a')).toBe(1);
  now += 1000;
  expect([wait('a'), wait('a')]).toEqual([0, 5]);
  now += 60_000;
  expect([wait('a'), wait('a'), wait('a'), wait('a')]).toEqual([0, 0, 0, 5]);
});

it('keeps no more keys than it may', () => {
  const wait = throttle(1, 60, () => 0, 10);
  for (let i = 0; i < 100; i++) wait(`k${i}`);
  // The oldest were forgotten, the newest are not.
  expect([wait('k0'), wait('k99')]).toEqual([0, 60]);
});
