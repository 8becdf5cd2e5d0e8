import type { People, Standing, Standings } from '@ronde/engine';
import { expect, test } from 'vitest';
import { metAs } from './met-as.ts';
import { namesOf } from './names.ts';

const people: People = new Map([
  ['a', { name: 'AUBIN Léa' }],
  ['b', { name: 'BELIN Max' }],
  ['c', { name: 'CARON Ève' }],
  ['d', { name: 'CARTIER Guy' }],
  ['e', { name: 'LI An' }],
]);
const row = (player: string, rank: number): Standing => ({ player, rank, figures: { points: 1, opponents: 1 } });
const standings = (...rows: Standing[]): Standings => ({
  kind: 'points',
  after: 1,
  final: false,
  rows,
  ties: [],
});

test('an opponent is a place; a shared one has as much of the name as tells them apart', () => {
  const met = metAs(standings(row('a', 1), row('b', 2), row('c', 2), row('d', 2), row('e', 2)), namesOf(people), []);
  expect([...met]).toEqual([
    ['a', '1'],
    ['b', '2 BEL'],
    ['c', '2 CARO'],
    ['d', '2 CART'],
    ['e', '2 LI'],
  ]);
});

test('namesakes, and a name that begins another, stay apart', () => {
  const alike: People = new Map([
    ['a', { name: 'MARTIN Jean' }],
    ['b', { name: 'MARTIN Paul' }],
    ['c', { name: 'MARTINET Luc' }],
    ['d', { name: 'MARTINETTI Ava' }],
  ]);
  const met = metAs(standings(row('a', 1), row('b', 1), row('c', 1), row('d', 1)), namesOf(alike), []);
  expect([...met.values()]).toEqual(['1 MARTIN J', '1 MARTIN P', '1 MARTINET', '1 MARTINETT']);
});

test('homonyms are told apart by their club as soon as it differs, and no name stands whole before it', () => {
  const alike: People = new Map([
    ['a', { name: 'MARTIN Paul' }],
    ['b', { name: 'MARTIN Paul' }],
    ['c', { name: 'MARTIN Pia' }],
  ]);
  const clubs = [
    { id: 'a', number: 1, club: 'Saint-Lô' },
    { id: 'b', number: 2, club: 'Saint-Brieuc' },
    { id: 'c', number: 3, club: 'Caen' },
  ];
  const met = metAs(standings(row('a', 1), row('b', 1), row('c', 1)), namesOf(alike, clubs), []);
  expect([...met.values()]).toEqual(['1 MAR (Saint-L', '1 MAR (Saint-B', '1 MARTIN Pi']);
});

test('a spare player has no place: a game against them says their name, not a bare letter', () => {
  const met = metAs(standings(row('a', 1)), namesOf(people), [{ id: 'a' }, { id: 'e' }]);
  expect([met.get('a'), met.get('e')]).toEqual(['1', 'LI']);
});
