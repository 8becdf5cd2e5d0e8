import type { MatchResult } from '@ronde/engine';
import { expect, test } from 'vitest';
import { watchTable } from './use-result-entry.ts';

const ours: MatchResult = { kind: 'games', games: [[400, 450]] };
const theirs: MatchResult = { kind: 'games', games: [[450, 400]] };

test('nothing moved: the strip stays as it is, typed in or not', () => {
  expect(watchTable({ opened: null, now: null, touched: false })).toBe('stay');
  expect(watchTable({ opened: ours, now: { ...ours }, touched: true })).toBe('stay');
});

test('CONC-01: a change while something is typed is said, never taken for what the author saw', () => {
  expect(watchTable({ opened: null, now: theirs, touched: true })).toBe('conflict');
  expect(watchTable({ opened: ours, now: theirs, touched: true })).toBe('conflict');
  expect(watchTable({ opened: ours, now: null, touched: true })).toBe('conflict');
});

test('with nothing typed, an awaited table that has its result gives way to the next one', () => {
  expect(watchTable({ opened: null, now: theirs, touched: false })).toBe('next');
});

test('with nothing typed, an opened result is read again', () => {
  expect(watchTable({ opened: ours, now: theirs, touched: false })).toBe('again');
  expect(watchTable({ opened: ours, now: null, touched: false })).toBe('again');
});
