import type { Refusal } from '@ronde/engine';
import { expect, test, vi } from 'vitest';
import { refusalTarget } from './refused.tsx';

// The way to the server reads the address of the page when it is loaded.
vi.hoisted(() => vi.stubGlobal('location', new URL('http://localhost/')));

/** Round 3 is asked for and it is round 2’s turn, which is the last one drawn. */
const refusal = (code: Refusal['code']): Refusal =>
  ({
    code,
    round: 3,
    ...(code === 'round-order' && { next: 2 }),
    ...(code === 'not-the-last-round' && { last: 4 }),
  }) as Refusal;

test('a refusal leads where its act is done: to the round whose turn it is, not to the one that was asked for', () => {
  expect(refusalTarget('t', refusal('round-order'))).toBe('/bureau/t/ronde/2');
  expect(refusalTarget('t', refusal('not-the-last-round'))).toBe('/bureau/t/ronde/4');
});

test.each([
  ...['results-missing', 'round-not-closed', 'round-is-draft', 'round-open', 'round-closed', 'round-published'],
  ...['already-drawn', 'spare-drawn'],
] as const)('%s leads to its round', (code) => {
  expect(refusalTarget('t', refusal(code))).toBe('/bureau/t/ronde/3');
});

test.each(['too-few-players', 'nothing-played', 'absences-changed'] as const)(
  '%s leads to the registration',
  (code) => {
    expect(refusalTarget('t', refusal(code))).toBe('/bureau/t/inscriptions');
  },
);

test('what is closed is opened where it was closed; what is mended here leads nowhere', () => {
  expect(refusalTarget('t', refusal('tournament-closed'))).toBe('/bureau/t/cloture');
  expect(refusalTarget('t', refusal('result-changed'))).toBeNull();
});
