import type { Player, Round, Tournament } from '@ronde/engine';
import { expect, test } from 'vitest';
import { parseFile } from './parse-file.ts';
import { toFile } from './to-file.ts';

const player = (id: string, more: Partial<Player> = {}): Player => ({
  id,
  number: 1,
  presence: 'here',
  from: 1,
  ...more,
});
const round = (status: Round['status'], more: Partial<Round> = {}): Round => ({
  status,
  absent: [],
  bestOf: 1,
  attempt: 1,
  matches: [{ table: 1, players: ['p1', 'p2'], result: { kind: 'games', games: [[400, 300]] } }],
  ...more,
});

const tournament: Tournament = {
  id: 't',
  name: 'Essai',
  format: 'classique',
  date: '2026-11-14',
  seed: 7,
  settings: {},
  players: [player('p1'), player('p2'), player('p3', { presence: 'expected' })],
  ranking: [],
  rounds: [],
  status: 'open',
};
const people = new Map(['p1', 'p2', 'p3'].map((id) => [id, { name: `NOM ${id}` }]));

test('before the first draw somebody not yet seen is no absentee; afterwards they are', () => {
  expect(toFile(tournament, people)).not.toHaveProperty('absent');
  const drawn = { ...tournament, ranking: ['p1', 'p2', 'p3'], rounds: [round('closed', { absent: ['p3'] })] };
  expect(toFile(drawn, people).absent).toEqual(['p3']);
});

test('DAY-07: a trophy of somebody excluded is in no file', () => {
  const sanctions = [{ player: 'p1', kind: 'exclusion' }] as const;
  const trophies = ['p1', 'p2'].map((id) => ({ name: 'Fair-play', player: id }));
  const given = { ...tournament, ranking: ['p1', 'p2', 'p3'], trophies, rounds: [round('closed', { sanctions })] };
  expect(toFile(given, people).trophies).toEqual([{ name: 'Fair-play', player: 'p2' }]);
});

test('a draft stays in the house', () => {
  const players = [player('p1'), player('p2'), player('p3', { left: 2 })];
  const drawn = { ...tournament, players, rounds: [round('closed', { absent: ['p3'] }), round('draft')] };
  const file = toFile(drawn, people);
  expect(file.rounds).toHaveLength(1);
  expect(file.players[2]?.left).toBe(1);
  expect(parseFile(file).ok).toBe(true);
});

test('what an earlier version let in and no file may hold is left out: spare players, armies, names that nobody sees', () => {
  const army = { edition: 'V4', number: 1, name: 'Sumériens' };
  const players = [player('p1', { spare: false }), player('p2', { army }), player('p3')];
  const file = toFile({ ...tournament, players }, new Map(people).set('p3', { name: '\u200b' }));
  expect(file.players.map(({ name, spare, army: its }) => [name, spare, its])).toEqual([
    ['NOM p1', undefined, undefined],
    ['NOM p2', undefined, undefined],
    ['p3', undefined, undefined],
  ]);
  expect(parseFile(file).ok).toBe(true);
  const wargame = toFile({ ...tournament, format: 'art-de-la-guerre', players }, people);
  expect(wargame.players.map(({ spare, army: its }) => [spare, its?.name])).toEqual([
    [false, undefined],
    [undefined, 'Sumériens'],
    [undefined, undefined],
  ]);
});

test('the revision is the one given', () => {
  expect(toFile(tournament, people, 12)).toMatchObject({ id: 't', revision: 12 });
});

test('reasons of the draw are kept', () => {
  const why = [{ step: 'thirds-fold', place: 1, of: 2, opponent: 'p2' }] as const;
  const drawn = {
    ...tournament,
    rounds: [
      round('closed', {
        matches: [{ table: 1, players: ['p1', 'p2'], why, result: { kind: 'games', games: [[1, 2]] } }],
      }),
    ],
  };
  const parsed = parseFile(JSON.stringify(toFile(drawn, people)));
  expect(parsed.ok && parsed.value.tournament.rounds[0]?.matches[0]?.why).toEqual(why);
});
