import type { Summary } from '@ronde/contract/http/desk';
import { expect, test } from 'vitest';
import { groups } from './home.tsx';

const summary = (name: string, date: string, rounds: number, status: 'open' | 'closed' = 'open'): Summary => ({
  id: name,
  slug: name,
  name,
  date,
  format: 'classique',
  players: 20,
  rounds,
  status,
  waiting: { kind: 'registration' },
});

test('in play, coming with the nearest first, past with the newest first', () => {
  const list = [
    summary('spring', '2026-03-01', 5, 'closed'),
    summary('next', '2027-01-16', 0),
    summary('today', '2026-11-14', 2),
    summary('soon', '2026-12-05', 0),
    summary('autumn', '2026-10-01', 5, 'closed'),
  ];
  const read = groups(list).map(({ kind, members }) => [kind, members.map((one) => one.name)]);
  expect(read).toEqual([
    ['live', ['today']],
    ['coming', ['soon', 'next']],
    ['past', ['autumn', 'spring']],
  ]);
});

test('no empty group', () => {
  expect(groups([summary('soon', '2026-12-05', 0)]).map((group) => group.kind)).toEqual(['coming']);
  expect(groups([])).toEqual([]);
});
