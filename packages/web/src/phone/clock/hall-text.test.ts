import type { HallClock } from '@ronde/contract/http/hall';
import { expect, test } from 'vitest';
import { hallText } from './hall-text.ts';
import { clockSentences } from './sentences.ts';

const text = clockSentences.fr();
const end = 10_000_000;
const running: HallClock = { round: 1, startedAt: 0, length: end, endsAt: end, left: null, hidden: null };

test('a clock that runs counts down to the announced end, and then the game is over', () => {
  expect(hallText(running, end - 61_000, text)).toBe('Il reste 1:01');
  expect(hallText(running, end, text)).toBe('Fin de la partie');
});

test('the hours of a long game stand apart, as on the screen', () => {
  const game: HallClock = { ...running, length: 9_000_000 };
  expect(hallText(game, end - (2 * 60 + 29) * 60_000 - 55_000, text)).toBe('Il reste 2:29:55');
});

test('stopped, it keeps what was left', () => {
  const stopped = { ...running, endsAt: null, left: 90_000 };
  expect(hallText(stopped, end + 500_000, text)).toBe('Pendule arrêtée, il reste 1:30');
});

test('a hidden end: no figure after the announced one, and a word when it has come', () => {
  expect(hallText({ ...running, hidden: 'secret' }, end - 1000, text)).toBe('Il reste 0:01');
  expect(hallText({ ...running, hidden: 'secret' }, end + 1000, text)).toBe('Fin possible à tout instant');
  expect(hallText({ ...running, hidden: 'ended', endedAt: end + 5 }, end + 5000, text)).toBe('Fin de la partie');
});

test('ended by the director before its time', () => {
  expect(hallText({ ...running, endedAt: end - 5000 }, end - 4000, text)).toBe('Fin de la partie');
});
