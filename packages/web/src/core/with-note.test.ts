import { expect, test } from 'vitest';
import { withNote } from './kept-results.ts';

const at = { round: 1, players: ['a', 'b'] as const };

test('what is decided names the command that brought its reason; scores of games have none', () => {
  const dispute = { kind: 'dispute', ...at, value: null, by: 'Claire' } as const;
  expect(withNote(dispute, 'c1', 'feuille illisible')).toEqual({ ...dispute, note: 'c1' });
  expect(withNote(dispute, 'c1', '')).toEqual(dispute);
  const warning = { kind: 'sanction', round: 1, player: 'a', sanction: 'warning' } as const;
  expect(withNote(warning, 'c2', 'téléphone')).toEqual({ ...warning, note: 'c2' });
  const granted = { kind: 'points', winner: 'a', points: [60, 50] } as const;
  expect(withNote({ kind: 'record', ...at, result: granted, saw: null }, 'c3', 'rend les armes')).toMatchObject({
    result: { ...granted, note: 'c3' },
  });
  const played = { kind: 'record', ...at, result: { kind: 'games', games: [[400, 300]] }, saw: null } as const;
  expect(withNote(played, 'c4', 'note')).toEqual(played);
});
