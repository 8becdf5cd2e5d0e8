import type { Match } from '@ronde/engine';
import { rule } from '@ronde/engine/game/ruling-effects';
import { expect, test } from 'vitest';
import { commandOfRuling } from './ruling-form.tsx';
import { readSheet } from './sheets-form.tsx';

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

test('a decision that changes a match, or puts somebody out, is recorded with its article (8.2, 9.5, 9.7)', () => {
  expect(command('c1')).toMatchObject({ kind: 'sanction', round: 3, player: 'b', sanction: 'warning', article: '8.2' });
  expect(command('x1')).toMatchObject({ kind: 'sanction', sanction: 'exclusion', article: '8.3' });
  expect(command('q1')).toMatchObject({
    kind: 'record',
    players: ['a', 'b'],
    saw: null,
    result: { kind: 'awarded', to: 'a', article: '9.7' },
  });
  expect(command('a3')).toMatchObject({ result: { kind: 'forfeit', by: 'b', games: [], article: '9.5' } });
});

test('DAY-10: a penalty whose points are in the score leaves its line, with what happened (8.2, 9.1, 9.2)', () => {
  const line = { kind: 'sanction', round: 3, player: 'b', sanction: 'penalty' };
  expect(command('c2')).toEqual({ ...line, points: 5, ruling: 'conduct', choice: 'penalty', article: '8.2' });
  // Two tiles in excess.
  expect(command('t2')).toEqual({ ...line, points: 10, ruling: 'excess-tiles', choice: 'seen', article: '9.1' });
  for (const keys of ['g3', 's2', 'n3']) expect(command(keys), keys).toMatchObject({ ...line, points: 5 });
});

test('DAY-10: so does what moves nothing: an appeal, a clock, a total settled from the sheets', () => {
  const line = { kind: 'sanction', round: 3, player: 'b', sanction: 'ruling' };
  expect(command('r2')).toEqual({ ...line, ruling: 'appeal', choice: 'overturned', article: '8.3' });
  for (const keys of ['t1', 'a1', 'p1', 'r1', 'd1']) expect(command(keys), keys).toMatchObject(line);
});
