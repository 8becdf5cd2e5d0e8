import type { Tournament } from '@ronde/engine';
import { played } from '@ronde/engine/fixtures/played';
import { wargame } from '@ronde/engine/fixtures/wargame';
import { expect, test } from 'vitest';
import { armiesSheet, statisticsSheet } from './statistics-sheet.ts';

const printing = { lang: 'fr', at: '10:42' } as const;
const { tournament, people } = played({
  players: 'A:9 B:8 C:7 D:6 E:5 F:4 G:3 H:2',
  rounds: ['A-B 400-300,C-D 400-300,E-F 400-300,G-H 400-300', 'A-C 420-500,B-D 250-250'],
});
const started: Tournament = {
  ...tournament,
  rounds: tournament.rounds.map((round) => ({
    ...round,
    matches: round.matches.map((match) => ({ ...match, starts: match.players[0] })),
  })),
};

test('a line a round, the whole below; a record that many share names the first and counts the others', () => {
  const { sheet } = statisticsSheet(started, people, 2, printing);
  const figures = (cells: readonly unknown[] | undefined) => cells?.filter((cell) => typeof cell !== 'string');
  expect(sheet?.rows[0]?.[4]).toBe('A contre B et 3 autres');
  // Games, average, best, margin, average margin, draws, won by who starts, of so many, in a hundred.
  expect(figures(sheet?.rows[0])).toEqual([4, 350, 400, 100, 100, 0, 4, 4, 100]);
  expect(figures(sheet?.rows[1])).toEqual([2, 355, 500, 80, 40, 1, 0.5, 2, 25]);
  expect(figures(sheet?.totals)).toEqual([6, 4220 / 12, 500, 100, 80, 1, 4.5, 6, 75]);
});

test('a pseudonym stands instead of the name; without a result the sheet says so', () => {
  const hidden = new Map([...people, ['C', { name: 'COLET Ours', pseudonym: 'Le Renard' }] as const]);
  expect(statisticsSheet(started, hidden, 2, printing).sheet?.totals?.[4]).toBe('Le Renard contre A');
  expect(statisticsSheet(tournament, people, 0, printing).body).toMatchObject({
    blocks: [{ text: 'Aucune statistique\u00a0: le tournoi n’a pas encore de résultat.' }],
  });
});

test('the wargame has no first player; its armies have a sheet of their own', () => {
  const game = wargame({
    players: 'A B',
    rounds: ['A-B 97-13'],
    about: { A: { army: { edition: 'V4', number: 1, name: 'Sumer' } } },
  });
  const { sheet } = statisticsSheet(game.tournament, game.people, 1, printing);
  expect(sheet?.columns.map(({ key }) => key)).not.toContain('first');
  expect(armiesSheet(game.tournament, 1, printing).sheet?.rows).toEqual([[1, 'Sumer', 'V4', 1, 1, 1, 0, 0, 97, 100]]);
});
