import { desk as director } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { leftDraft } from './left-draft.ts';

/** Swiss, five here: 1–2, 3–4, and the fifth exempt. */
function five() {
  const desk = director({}, 42, 'suisse');
  for (let i = 1; i <= 5; i++)
    desk.act({ kind: 'register', player: `p${i}`, number: i, rating: 2000 - i, presence: 'here' });
  desk.act({ kind: 'draw', round: 1, without: [] });
  const after = (player: string) => leftDraft({ tournament: desk.state(), people: desk.people }, player);
  return { desk, after };
}

test('who leaves a draft has it drawn again: without the exempt nothing else moves, without the first all do', () => {
  const { desk, after } = five();
  expect(after('p5')).toEqual({ tables: 2, exempt: [], changed: 0 });
  // 2–3 and 4–5.
  expect(after('p1')).toEqual({ tables: 2, exempt: [], changed: 2 });
  desk.act({ kind: 'withdraw', player: 'p5' });
  // 2–3, and the fourth exempt.
  expect(after('p1')).toEqual({ tables: 1, exempt: ['p4'], changed: 1 });
});

test('nothing is drawn again where there is nobody to draw, or where a result has been said', () => {
  const { desk, after } = five();
  expect(after('nobody')).toBeNull();
  desk.act({ kind: 'publish', round: 1, attempt: 1 });
  expect(after('p5')).toBeNull();
});
