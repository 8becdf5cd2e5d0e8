import type { Match, Step } from '@ronde/engine';
import type { LookedAt } from '@ronde/language';
import { expect, test } from 'vitest';
import { lookedRows } from './looked-table.tsx';

const places = new Map(['a', 'b', 'c', 'd', 'e', 'f'].map((id, i) => [id, i + 1]));
const turn = (place: number): Step => ({ step: 'turn', player: 'x', place, pm: 7 });
const match = (players: readonly [string, string], ...why: readonly Step[]): Match => ({ table: 1, players, why });
const looked: readonly LookedAt[] = [
  { player: 'b', kind: 'seeks', text: 'cherche' },
  { player: 'f', kind: 'passed', text: 'déjà joué' },
  { player: 'e', kind: 'found', text: 'nouveau' },
];
const mine = match(['b', 'e'], turn(2));

test('in the order of the ranking, with those who were free between', () => {
  const rows = lookedRows(looked, places, [match(['a', 'c'], turn(1)), mine, match(['d', 'f'], turn(4))], mine);
  expect(rows.map(({ place, player, kind }) => [place, player, kind])).toEqual([
    [2, 'b', 'seeks'],
    [4, 'd', 'between'],
    [5, 'e', 'found'],
    [6, 'f', 'passed'],
  ]);
});

test('a round with tables made again from the bottom tells only what was looked at', () => {
  const again = match(['d', 'f'], { step: 'repaired', repeats: [], from: 4 }, turn(6));
  const rows = lookedRows(looked, places, [match(['a', 'c'], turn(1)), mine, again], mine);
  expect(rows.map(({ player }) => player)).toEqual(['b', 'e', 'f']);
});

test('the exemption comes after everybody', () => {
  const exempt: readonly LookedAt[] = [
    { player: null, kind: 'found', text: 'exemption' },
    { player: 'f', kind: 'seeks', text: 'cherche' },
  ];
  expect(lookedRows(exempt, places, [mine], match(['f', 'x'])).map(({ player }) => player)).toEqual(['f', null]);
});
