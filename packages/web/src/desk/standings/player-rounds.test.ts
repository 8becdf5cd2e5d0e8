import { wargame } from '@ronde/engine/fixtures/wargame';
import { expect, test } from 'vitest';
import { playerRounds } from './player-panel.tsx';

const { tournament } = wargame({
  players: 'A:1100 B:1000 C:900 D:1000',
  rounds: ['A-B 97-13,C-D 45=45', 'A-C 20-90,B-D forfeit D'],
});

test('each round from the player’s own side: figures, opponent, forfeit', () => {
  expect(playerRounds(tournament, 'B').map(({ round, cell, figures }) => [round, cell.kind, figures])).toEqual([
    [1, 'loss', [13, 97]],
    [2, 'win', null],
  ]);
  expect(playerRounds(tournament, 'C')[1]).toMatchObject({ cell: { kind: 'win', opponent: 'A' }, figures: [90, 20] });
  expect(playerRounds(tournament, 'D')[1]).toMatchObject({ cell: { kind: 'forfeit', opponent: 'B' } });
});

test('a draft is nothing that was played; whoever was not drawn was absent', () => {
  const [first, second] = tournament.rounds;
  if (!first || !second) throw new Error('Two rounds were played.');
  const rounds = [first, { ...second, status: 'draft' as const }];
  expect(playerRounds({ ...tournament, rounds }, 'A')).toHaveLength(1);
  expect(playerRounds({ ...tournament, rounds: [{ ...first, matches: [] }] }, 'A')[0]?.cell).toEqual({
    kind: 'absent',
  });
});
