import { drawNext, enterAll, registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { entryRules } from './entry-rules.ts';

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
