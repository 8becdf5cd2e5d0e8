import { expect, test } from 'vitest';
import { drawNext, enterAll, registered } from '../fixtures/desk.ts';
import { armyTotal } from './possible-result.ts';

/** Eight armies, a first round of losses. */
function played() {
  const desk = registered(8, {}, 42, 'art-de-la-guerre');
  const round = drawNext(desk);
  enterAll(desk, round, (table, [winner]) => ({
    kind: 'losses',
    winner,
    cohesion: [
      { lost: 5, total: 20 + table },
      { lost: 25, total: 25 },
    ],
  }));
  return desk;
}

test('the cohesion of an army is asked once: later rounds know it', () => {
  const desk = played();
  const [first, second] = desk.state().rounds[0]?.matches[2]?.players ?? [];
  expect(armyTotal(desk.state(), first ?? '', 2)).toBe(23);
  expect(armyTotal(desk.state(), second ?? '', 2)).toBe(25);
  expect(armyTotal(desk.state(), first ?? '', 1)).toBeNull();
});

test('the total of the army list is proposed until another one was typed', () => {
  const desk = played();
  const [first = ''] = desk.state().rounds[0]?.matches[2]?.players ?? [];
  const people = new Map([[first, { name: 'A', marks: { cohesion: 24 } }]]);
  expect(armyTotal(desk.state(), first, 1, people)).toBe(24);
  expect(armyTotal(desk.state(), first, 2, people)).toBe(23);
});
