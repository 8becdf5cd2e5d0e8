import { desk, games, playNext } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import type { KeptResult } from '../../core/kept-results.ts';
import { keptAtTable } from '../entry/tables.ts';
import { finalTables } from './match-table.tsx';

/** A final of the first two in two winning games; the second place was shared, so that a play-off game comes first. */
function tied() {
  const d = desk();
  for (let i = 1; i <= 18; i++)
    d.act({ kind: 'register', player: `J${i}`, number: i, rating: 3000 - 10 * i, presence: 'here' });
  d.act({ kind: 'settings', saw: {}, to: { rounds: 1 } });
  playNext(d, () => games([400, 300]));
  d.act({ kind: 'open-final', players: 2, bestOf: 3, carry: false, thirdPlace: false, lastPlace: 'initial-rank' });
  d.act({ kind: 'draw-final', set: 0 });
  return d.state();
}

const kept = (t: string, command: KeptResult['command']): KeptResult => ({ t, id: 'x', deviceAt: '', command });
const twoNil = games([400, 300], [410, 300]);

test('a result of the final that is kept here stands in its row, as its outcome does', () => {
  const tournament = tied();
  const [first = '', second = ''] = tournament.final?.matches[0]?.players ?? [];
  const command = {
    kind: 'record-final',
    stage: 'final',
    players: [first, second],
    result: twoNil,
    saw: null,
  } as const;
  const [row] = finalTables(tournament, [kept('t', command)]);
  expect(row).toMatchObject({ kept: twoNil, outcome: { wins: [2, 0], winner: first } });
  expect(row?.match.result).toBeUndefined();
});

test('a play-off game between the same two is another match', () => {
  const tournament = tied();
  const [first = '', second = ''] = tournament.final?.matches[0]?.players ?? [];
  const tie = { kind: 'record-final', stage: 'tie', players: [first, second], result: twoNil, saw: null } as const;
  expect(finalTables(tournament, [kept('t', tie)])[0]).toMatchObject({ kept: null, outcome: { winner: null } });
});

test('what is kept of a final is no round’s, and of this tournament alone', () => {
  const final = { kind: 'record-final', stage: 'final', players: ['a', 'b'], result: twoNil, saw: null } as const;
  const round = { kind: 'record', round: 1, players: ['a', 'b'], result: twoNil, saw: null } as const;
  const list = [kept('t', final), kept('t', round), kept('u', final)];
  expect([keptAtTable(list, 't', 0), keptAtTable(list, 't', 1), keptAtTable(list, 't', 2)]).toEqual([
    [list[0]],
    [list[1]],
    [],
  ]);
});
