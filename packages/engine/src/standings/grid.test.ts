import { expect, test } from 'vitest';
import type { Match, Round } from '../tournament/state.ts';
import { roundCell } from './grid.ts';

const round = (...matches: readonly Match[]): Round => ({
  status: 'closed',
  absent: ['z'],
  bestOf: 1,
  attempt: 1,
  matches,
});
const match = (result?: Match['result']): Match => ({ table: 1, players: ['a', 'b'], ...(result ? { result } : {}) });
const cell = (result: Match['result'], player: string) => roundCell(round(match(result)), player, {});

test('win, draw and loss name the opponent', () => {
  expect(cell({ kind: 'games', games: [[400, 300]] }, 'a')).toEqual({ kind: 'win', opponent: 'b', forfeited: false });
  expect(cell({ kind: 'games', games: [[400, 300]] }, 'b')).toEqual({ kind: 'loss', opponent: 'a', forfeited: false });
  expect(cell({ kind: 'games', games: [[300, 300]] }, 'b')).toEqual({ kind: 'draw', opponent: 'a', forfeited: false });
});

test('a forfeit is said on both sides, and never as a score', () => {
  expect(cell({ kind: 'forfeit', by: 'a', games: [] }, 'a')).toEqual({
    kind: 'forfeit',
    opponent: 'b',
    forfeited: true,
  });
  expect(cell({ kind: 'forfeit', by: 'a', games: [] }, 'b')).toEqual({ kind: 'win', opponent: 'a', forfeited: true });
  expect(cell({ kind: 'forfeit', by: 'both', games: [] }, 'b')).toMatchObject({ kind: 'forfeit' });
});

test('exempt, absent, awaited', () => {
  expect(roundCell(round({ players: ['x'] }), 'x', {})).toEqual({ kind: 'exempt' });
  expect(roundCell(round(match()), 'z', {})).toEqual({ kind: 'absent' });
  expect(cell(undefined, 'a')).toEqual({ kind: 'awaited', opponent: 'b' });
});
