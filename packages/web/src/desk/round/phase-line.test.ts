import { drawNext, registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { tablesOfPools } from './phase-line.tsx';

test('Formule Combinée: each table of phase 1 is told of its pool, and no table of another formula', () => {
  const desk = registered(12, { phase1: 5 }, 42, 'combinee');
  drawNext(desk);
  const { rounds, settings } = desk.state();
  const [round] = rounds;
  if (!round) throw new Error('No round.');
  const found = tablesOfPools(round);
  expect(found.map(([pool, tables]) => [pool, tables.length])).toEqual([
    [1, 3],
    [2, 3],
  ]);
  // As the drawn pools have it.
  for (const [pool, tables] of found)
    for (const table of tables) {
      const players = round.matches.find((match) => match.table === table)?.players ?? [];
      for (const id of players) expect(settings.drawn?.[pool - 1]).toContain(id);
    }
  const other = registered(8);
  drawNext(other);
  expect(other.state().rounds.map(tablesOfPools)).toEqual([[]]);
});
