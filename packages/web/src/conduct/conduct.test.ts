import type { Match } from '@ronde/engine';
import { rule } from '@ronde/engine/game/ruled';
import { expect, test } from 'vitest';
import { commandOfRuling } from './ruling-command.ts';
import { readSheet } from './sheet-text.ts';

test('a score sheet is read line by line, in turn from who started; a penalty is nobody’s turn', () => {
  expect(readSheet('Maison 24\npasse\n\npénalité 2 5 9.1\nchange 3\nrefusé ZZZ\nKIWI −4 = 20')).toEqual({
    ok: true,
    lines: [
      { kind: 'word', by: 0, word: 'Maison', score: 24 },
      { kind: 'pass', by: 1 },
      { kind: 'penalty', by: 1, points: 5, article: '9.1' },
      { kind: 'exchange', by: 0, count: 3 },
      { kind: 'refused', by: 1, word: 'ZZZ' },
      { kind: 'word', by: 0, word: 'KIWI', score: -4 },
    ],
    written: [{ line: 6, total: 20 }],
  });
});

test('the first line that cannot be read is named', () => {
  for (const text of ['MAISON', 'change 9', 'pénalité 3 5', 'KIWI 40 = beaucoup', '24 MAISON', 'pénalité 1 0'])
    expect(readSheet(`MAISON 24\n${text}`), text).toEqual({ ok: false, line: 2, text });
});

const match: Match = { table: 1, players: ['a', 'b'] };
const command = (keys: string) => {
  const ruled = rule({ keys, against: 1, author: 'Claire', office: 'director', count: 2, reason: 'téléphone' });
  if (!ruled.ok) throw new Error(ruled.refusal.code);
  return commandOfRuling(ruled.value, match, 'b', 3);
};

test('a decision is recorded with its article where it changes the tournament (8.2, 9.5, 9.7)', () => {
  expect(command('c1')).toEqual({ kind: 'sanction', round: 3, player: 'b', sanction: 'warning', article: '8.2' });
  expect(command('x1')).toMatchObject({ kind: 'sanction', sanction: 'exclusion', article: '8.3' });
  expect(command('q1')).toMatchObject({
    kind: 'record',
    players: ['a', 'b'],
    saw: null,
    result: { kind: 'awarded', to: 'a', article: '9.7' },
  });
  expect(command('a3')).toMatchObject({ result: { kind: 'forfeit', by: 'b', games: [], article: '9.5' } });
});

test('points are in the score, a clock is on the table: nothing is recorded', () => {
  for (const keys of ['t1', 't2', 'g3', 'a1', 'p1', 'r1', 'd1']) expect(command(keys), keys).toBeNull();
});
