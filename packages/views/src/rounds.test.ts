import { wargame } from '@ronde/engine/fixtures/wargame';
import { expect, test } from 'vitest';
import { roundsOf } from './rounds.ts';

const { tournament } = wargame({
  players: 'A:1100 B:1000 C:900 D:1000',
  rounds: ['A-B 97-13,C-D 45=45', 'A-C 20-90,B-D forfeit D'],
});

test('each round from the player’s own side: figures, opponent, forfeit', () => {
  expect(roundsOf(tournament, 'B').map(({ round, cell, figures }) => [round, cell.kind, figures])).toEqual([
    [1, 'loss', [13, 97]],
    [2, 'win', null],
  ]);
  expect(roundsOf(tournament, 'C')[1]).toMatchObject({ cell: { kind: 'win', opponent: 'A' }, figures: [90, 20] });
  expect(roundsOf(tournament, 'D')[1]).toMatchObject({ cell: { kind: 'forfeit', opponent: 'B' } });
});

test('a draft is told as what is drawn, without result; whoever was not drawn was absent', () => {
  const [first, second] = tournament.rounds;
  if (!first || !second) throw new Error('Two rounds were played.');
  const matches = second.matches.map(({ result: _, ...match }) => match);
  const rounds = [first, { ...second, status: 'draft' as const, matches }];
  expect(roundsOf({ ...tournament, rounds }, 'A')[1]).toMatchObject({ opponent: 'C', cell: { kind: 'awaited' } });
  expect(roundsOf({ ...tournament, rounds: [{ ...first, matches: [] }] }, 'A')).toEqual([
    { round: 1, match: null, opponent: null, cell: { kind: 'absent' }, figures: null },
  ]);
});
