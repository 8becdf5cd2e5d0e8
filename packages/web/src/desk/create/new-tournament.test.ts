import { expect, test } from 'vitest';
import { blankFields, formulas, type NewTournament, wholeNumber } from './fields.ts';
import { creationBodies, creationBody, faults } from './new-tournament.ts';

const good: NewTournament = { ...blankFields('2027-01-16'), name: ' Masters ', expected: '23' };

test('a good form has no fault and says only what was chosen', () => {
  expect(faults(good)).toEqual([]);
  expect(creationBody(good, 48213)).toEqual({
    name: 'Masters',
    format: 'classique',
    date: '2027-01-16',
    expected: 23,
    seed: 48213,
    settings: {},
  });
});

test('every fault is named, in the order of the page', () => {
  const wrong: NewTournament = { ...good, name: ' ', date: '', expected: '6', rounds: '0' };
  expect(faults(wrong)).toEqual(['name', 'date', 'no-rounds', 'impossible']);
  expect(faults({ ...good, expected: 'abc', rounds: 'x' })).toEqual(['expected', 'rounds']);
  expect(faults({ ...good, format: 'combinee', phase2: '', phase3: 'x' })).toEqual(['phase2', 'phase3']);
  expect(faults({ ...good, format: 'combinee', expected: '', phase3: '9' })).toEqual(['impossible']);
});

test('what another formula is asked is no fault of this one', () => {
  expect(faults({ ...good, rounds: 'x', format: 'toutes-rondes' })).toEqual([]);
  expect(faults({ ...good, phase2: 'x' })).toEqual([]);
});

test('nobody need know yet how many will come', () => {
  for (const format of formulas) expect(faults({ ...good, format, expected: ' ' })).toEqual([]);
  expect(creationBody({ ...good, expected: '' }, 1)).not.toHaveProperty('expected');
});

test('rounds that nobody typed stay with the rule; what was typed is what one gets', () => {
  expect(creationBody({ ...good, rounds: '' }, 1).settings).toEqual({});
  // As many as the rule for those who are expected: another number may come.
  expect(creationBody({ ...good, rounds: '5' }, 1).settings).toEqual({ rounds: 5 });
  expect(creationBody({ ...good, rounds: '6' }, 1).settings).toEqual({ rounds: 6 });
});

test('each formula is given its own settings', () => {
  const settings = (part: Partial<NewTournament>) => creationBody({ ...good, ...part }, 1).settings;
  expect(settings({ format: 'combinee', phase1: '7', phase2: '4', phase3: '1' })).toEqual({
    phase1: 7,
    phase2: 4,
    phase3: 1,
  });
  expect(settings({ format: 'toutes-rondes', turns: '2', bestOf: '3', rounds: '9' })).toEqual({ turns: 2, bestOf: 3 });
  expect(settings({ format: 'suisse', rounds: '7', order: 'fold' })).toEqual({ rounds: 7, order: 'fold' });
  expect(settings({ format: 'art-de-la-guerre', firstRound: 'lot' })).toEqual({ firstRound: 'lot' });
  expect(settings({ format: 'art-de-la-guerre', avoidClubs: 'no' })).toEqual({ avoidClubs: false });
  expect(settings({ repeats: 'avoid' })).toEqual({ repeats: 'avoid' });
});

test('round robin and Swiss are told to be of the wargame by a theme; a match is then one game', () => {
  const wargame: NewTournament = { ...good, format: 'suisse', game: 'wargame', bestOf: '3' };
  expect(creationBody(wargame, 1)).toMatchObject({ theme: 'L’Art de la Guerre', settings: {} });
  expect(creationBody({ ...wargame, theme: ' Antiquité ' }, 1).theme).toBe('Antiquité');
  expect(creationBody({ ...wargame, game: 'scrabble', theme: 'Antiquité' }, 1)).not.toHaveProperty('theme');
  // Formulas of one game are not asked.
  expect(creationBody({ ...wargame, format: 'classique' }, 1)).not.toHaveProperty('theme');
  expect(creationBody({ ...wargame, format: 'art-de-la-guerre' }, 1)).not.toHaveProperty('theme');
});

test('pools of an event are a tournament each, of one event; a single name is none, and Scrabble is not asked', () => {
  const wargame: NewTournament = { ...good, name: 'Lances', format: 'art-de-la-guerre', pools: ' A, Moyen Âge ;A' };
  expect(creationBodies(wargame, 5).map(({ name, event, pool, seed }) => [name, event, pool, seed])).toEqual([
    ['Lances · A', 'Lances', 'A', 5],
    ['Lances · Moyen Âge', 'Lances', 'Moyen Âge', 6],
  ]);
  // Who is expected is shared out: each pool keeps its own number.
  expect(creationBodies({ ...wargame, expected: '17' }, 5).map(({ expected }) => expected)).toEqual([9, 8]);
  // Nine may play at five tables: the second pool begins at the sixth.
  expect(creationBodies({ ...wargame, expected: '17' }, 5).map(({ settings }) => settings?.firstTable)).toEqual([
    undefined,
    6,
  ]);
  expect(creationBodies({ ...wargame, pools: 'A' }, 5)).toEqual([creationBody(wargame, 5)]);
  expect(creationBodies({ ...wargame, format: 'classique' }, 5)).toHaveLength(1);
  expect(faults({ ...wargame, pools: '1,2,3,4,5,6,7,8,9' })).toEqual(['pools']);
});

test('a number is digits and nothing else', () => {
  expect(['12', ' 12 ', '1e2', '-3', '1,5', ''].map(wholeNumber)).toEqual([12, 12, null, null, null, null]);
});

test('a final that is foreseen is created with the tournament, in two winning games where there are games', () => {
  const terms = { carry: false, thirdPlace: false };
  expect(creationBody(good, 1)).not.toHaveProperty('final');
  expect(creationBody({ ...good, final: '4' }, 1).final).toEqual({ players: 4, bestOf: 3, ...terms });
  const wargame = { ...good, format: 'art-de-la-guerre', final: '2' } as const;
  expect(creationBody(wargame, 1).final).toEqual({ players: 2, bestOf: 1, ...terms });
});
