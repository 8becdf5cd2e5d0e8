import { registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { byBirth, categoryChanges } from './category-form.tsx';

test('a category for many: whoever has it already in another case keeps it, empty takes it away', () => {
  const desk = registered(4);
  desk.act({ kind: 'amend', player: 'J2', saw: {}, to: { category: 'Diamant' } });
  desk.act({ kind: 'amend', player: 'J3', saw: {}, to: { category: 'Vermeil' } });
  const all = new Set(['J1', 'J2', 'J3']);
  expect(categoryChanges(desk.state(), all, ' diamant ')).toEqual([
    { player: 'J1', saw: {}, to: { category: 'diamant' } },
    { player: 'J3', saw: { category: 'Vermeil' }, to: { category: 'diamant' } },
  ]);
  expect(categoryChanges(desk.state(), all, '')).toEqual([
    { player: 'J2', saw: { category: 'Diamant' }, to: {} },
    { player: 'J3', saw: { category: 'Vermeil' }, to: {} },
  ]);
});

test('the youngest first, the years that nobody gave last', () => {
  const desk = registered(4);
  const years: Record<string, number> = { J1: 1950, J2: 2008, J4: 1980 };
  const people = new Map(
    desk.state().players.map(({ id }) => [id, { name: id, ...(years[id] && { birthYear: years[id] }) }]),
  );
  expect(byBirth(desk.state().players, people, (id) => id).map(({ id }) => id)).toEqual(['J2', 'J4', 'J1', 'J3']);
});
