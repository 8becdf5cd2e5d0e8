import { expect, test } from 'vitest';
import { firstLetterOf, lettersOf, seatedAt } from './tables-page.tsx';
import { playersNamed, stateOf, table } from './test-state.ts';

const seated = (state: ReturnType<typeof stateOf>) => {
  if (!state.round) throw new Error('No round.');
  return seatedAt(state.head, state.round);
};

test('UI-01: each player once by name, with table, opponent and who starts; exempt and absent too', () => {
  const players = playersNamed('ZOLA Émile', 'ÉLUARD Paul', 'ŒUVRARD Denis', 'DURAND Anne', 'PARTI Jean');
  const lines = seated(
    stateOf({
      round: 'published',
      players: players.map((player) => (player.number === 5 ? { ...player, left: true } : player)),
      tables: [table(1, [1, 2]), table(0, [3])],
      absent: ['4', '5'],
    }),
  );
  expect(lines.map(({ name, table: at, opponent, starts, why }) => [name, at, opponent, starts, why])).toEqual([
    ['DURAND Anne', null, null, false, 'absent'],
    ['ÉLUARD Paul', 1, '1', false, 'table'],
    ['ŒUVRARD Denis', null, null, false, 'exempt'],
    ['ZOLA Émile', 1, '2', true, 'table'],
  ]);
});

test('two people of one name are told apart by their numbers', () => {
  const players = playersNamed('MARTIN Jean', 'MARTIN Jean');
  const lines = seated(stateOf({ round: 'published', players, tables: [table(1, [1, 2])] }));
  expect(lines.map(({ name }) => name)).toEqual(['MARTIN Jean (1)', 'MARTIN Jean (2)']);
});

test('the letters of a page, as a dictionary has them', () => {
  expect(['ÉLUARD', 'ŒUVRARD', 'd’Almeida', '李娜', '<svg>'].map(firstLetterOf)).toEqual(['E', 'O', 'D', '李', '<']);
  expect(lettersOf([{ name: 'AUBIN' }, { name: 'LEFÈVRE' }])).toBe('A – L');
  expect(lettersOf([{ name: 'AUBIN' }, { name: 'Ávila' }])).toBe('A');
  expect(lettersOf([])).toBeUndefined();
});
