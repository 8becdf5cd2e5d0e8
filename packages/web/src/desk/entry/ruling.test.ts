import type { Match } from '@ronde/engine';
import { expect, test } from 'vitest';
import { malusPoints, type RulingFields, rulingCommand, unexplained } from './ruling.ts';

const match: Match = { table: 3, players: ['a', 'b'], result: { kind: 'games', games: [[400, 300]] } };
const fields: RulingFields = { player: 'b', ruling: 'malus', points: '10', article: '', note: 'liste en retard' };

test('a malus is a whole number of points', () => {
  expect(['10', ' 5 ', '0', '', '1,5', 'dix'].map(malusPoints)).toEqual([10, 5, null, null, null, null]);
  expect(rulingCommand({ ...fields, points: '' }, match, 2)).toBeNull();
  expect(rulingCommand(fields, match, 2)).toEqual({
    kind: 'sanction',
    round: 2,
    player: 'b',
    sanction: 'malus',
    points: 10,
  });
});

test('a malus has a reason, or the article that decides; a warning need not', () => {
  const mute = { ...fields, note: ' ' };
  expect([unexplained(mute), rulingCommand(mute, match, 2)]).toEqual([true, null]);
  expect(rulingCommand({ ...mute, article: '3' }, match, 2)).toMatchObject({ sanction: 'malus', article: '3' });
  expect(rulingCommand({ ...mute, ruling: 'warning' }, match, 2)).toMatchObject({ sanction: 'warning' });
});

test('nothing is decided of nobody, and nothing before it is chosen', () => {
  expect(rulingCommand({ ...fields, player: null }, match, 2)).toBeNull();
  expect(rulingCommand({ ...fields, ruling: null }, match, 2)).toBeNull();
});

test('a match that is awarded keeps its games, its article, and what its author saw', () => {
  expect(rulingCommand({ ...fields, ruling: 'award', article: ' 9.5 ' }, match, 2)).toEqual({
    kind: 'record',
    round: 2,
    players: ['a', 'b'],
    result: { kind: 'awarded', to: 'b', games: [[400, 300]], article: '9.5' },
    saw: match.result,
  });
});
