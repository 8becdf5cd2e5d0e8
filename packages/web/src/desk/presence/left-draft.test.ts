import { chance } from '@ronde/engine/base/chance';
import { desk as director } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { leftDraft } from './left-draft-note.tsx';

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
  expect(after('p5')).toMatchObject({ tables: 2, exempt: [], changed: 0 });
  // 2–3 and 4–5.
  expect(after('p1')).toEqual({ tables: 2, exempt: [], changed: 2, starts: [] });
  desk.act({ kind: 'withdraw', player: 'p5' });
  // 2–3, and the fourth exempt.
  expect(after('p1')).toEqual({ tables: 1, exempt: ['p4'], changed: 1, starts: [] });
});

test('another attempt is another lot: who starts now at a table that stays is named', () => {
  const lot = (attempt: number, ids: readonly [string, string]) => ids[chance(42, 'starts', 1, attempt, ids) % 2];
  const pairs = [['p1', 'p2'] as const, ['p3', 'p4'] as const];
  const expected = pairs.flatMap((pair) => (lot(1, pair) === lot(2, pair) ? [] : [lot(2, pair)]));
  // Of these two tables at least one has another starter with this seed, or the test says nothing.
  expect(expected.length).toBeGreaterThan(0);
  expect(five().after('p5')?.starts).toEqual(expected);
});

test('nothing is drawn again where there is nobody to draw, or where a result has been said', () => {
  const { desk, after } = five();
  expect(after('nobody')).toBeNull();
  desk.act({ kind: 'publish', round: 1, attempt: 1 });
  expect(after('p5')).toBeNull();
});
