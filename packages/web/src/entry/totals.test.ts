import { drawNext, enterAll, registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { entryRules } from './entry-rules.ts';
import { totalOf } from './totals.ts';

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
  expect(totalOf(desk.state(), first ?? '', 2)).toBe(23);
  expect(totalOf(desk.state(), second ?? '', 2)).toBe(25);
  expect(totalOf(desk.state(), first ?? '', 1)).toBeNull();
});

test('the total of the army list is proposed until another one was typed', () => {
  const desk = played();
  const [first = ''] = desk.state().rounds[0]?.matches[2]?.players ?? [];
  const people = new Map([[first, { name: 'A', marks: { cohesion: 24 } }]]);
  expect(totalOf(desk.state(), first, 1, people)).toBe(24);
  expect(totalOf(desk.state(), first, 2, people)).toBe(23);
});

test('the strip begins in the way that was typed last', () => {
  const desk = played();
  expect(entryRules(desk.state(), { bestOf: 1 })).toMatchObject({ modes: ['losses', 'points'], wargame: true });
  desk.act({ kind: 'close-round', round: 1 });
  const round = drawNext(desk);
  enterAll(desk, round, (_, [winner]) => ({ kind: 'points', winner, points: [97, 13] }));
  expect(entryRules(desk.state(), { bestOf: 1 }).modes).toEqual(['points', 'losses']);
  expect(entryRules(registered(8).state(), { bestOf: 3 })).toMatchObject({ modes: ['games'], wargame: false });
  expect(entryRules(registered(8, {}, 1, 'suisse').state(), { bestOf: 1 }).modes[0]).toBe('games');
});
