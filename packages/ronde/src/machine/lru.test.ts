import { expect, it } from 'vitest';
import { lru } from './lru.ts';

it('keeps the newest; what was asked for meanwhile stays longer', () => {
  const left: number[] = [];
  const kept = lru<number>(2, (value) => left.push(value));
  kept.set('a', 1);
  kept.set('b', 2);
  expect(kept.get('a')).toBe(1);
  kept.set('c', 3);
  expect([...kept.entries()]).toEqual([
    ['a', 1],
    ['c', 3],
  ]);
  expect(left).toEqual([2]);
});

it('looking at something is not asking for it', () => {
  const kept = lru<number>(2);
  kept.set('a', 1);
  kept.set('b', 2);
  expect(kept.peek('a')).toBe(1);
  kept.set('c', 3);
  expect(kept.get('a')).toBeUndefined();
});

it('counts weights; set again, the new weight stands for the old one', () => {
  const kept = lru<string>(10);
  kept.set('a', 'small', 0);
  kept.set('a', 'large', 7);
  kept.set('b', 'other', 3);
  expect(kept.weight()).toBe(10);
  kept.set('c', 'more', 1);
  expect([...kept.entries()].map(([key]) => key)).toEqual(['b', 'c']);
  expect(kept.weight()).toBe(4);
});

it('what is heavier than all does not stay', () => {
  const kept = lru<string>(10);
  kept.set('a', 'huge', 11);
  expect([kept.get('a'), kept.weight()]).toEqual([undefined, 0]);
});

it('forgets one, or all', () => {
  const kept = lru<number>(5);
  kept.set('a', 1, 2);
  kept.set('b', 2, 2);
  kept.delete('a');
  kept.delete('nobody');
  expect(kept.weight()).toBe(2);
  kept.clear();
  expect([kept.get('b'), kept.weight()]).toEqual([undefined, 0]);
});
