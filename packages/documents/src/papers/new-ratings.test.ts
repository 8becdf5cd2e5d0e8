import type { Tournament } from '@ronde/engine';
import { played } from '@ronde/engine/fixtures/played';
import { wargame } from '@ronde/engine/fixtures/wargame';
import { expect, test } from 'vitest';
import { newRatings } from './index.ts';

const printing = { lang: 'fr', at: '10:42' } as const;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

// The four of one round: A and B win by 100 and 90. PE = 4 − place + 1; B = M, M/2, M/5, M/10 of M = 20 (Classement PL §4).
const day = played({
  players: 'A:2000 B:1800 C:1700 D:1600',
  rounds: ['A-D 500-400, B-C 490-400'],
  settings: { rounds: 1 },
});
const closed: Tournament = {
  ...day.tournament,
  status: 'closed',
  players: day.tournament.players.map((player) => (player.id === 'C' ? { ...player, provisional: true } : player)),
};

test('the new ratings: place, before, PE, B, PJ, after; each after is the sum of the four (Classement PL §4)', () => {
  const { title, sheet } = newRatings(closed, day.people, printing);
  expect(title).toContain('Nouvelles cotes');
  expect(sheet?.columns.map(({ header }) => header)).toEqual(['Place', 'Joueur', 'Avant', 'PE', 'B', 'PJ', 'Après']);
  expect(sheet?.rows.map(([rank, name, before, pe, b]) => [rank, name, before, pe, b])).toEqual([
    [1, 'A', 2000, 4, 20],
    [2, 'B', 1800, 3, 10],
    [3, 'C', '1700*', 2, 4],
    [4, 'D', 1600, 1, 2],
  ]);
  for (const [, , before, pe, b, pj, after] of sheet?.rows ?? [])
    expect(Number(after)).toBe(Number.parseInt(String(before), 10) + Number(pe) + Number(b) + Number(pj));
  expect(sheet?.notes.map(plain).slice(1)).toEqual([
    '* cote provisoire',
    'À titre indicatif : la fédération publie les cotes après avoir accepté le tournoi.',
  ]);
});

test('before the closing it is a preview; in the wargame Elo, title and championship, a tournament of four not official', () => {
  expect(newRatings(day.tournament, day.people, printing).title).toContain('Nouvelles cotes, aperçu');
  const { tournament, people } = wargame({ players: 'A:1000 B:1000 C:1200 D:900', rounds: ['A-B 97-13, C-D 97-13'] });
  const { sheet } = newRatings({ ...tournament, status: 'closed' }, people, printing);
  expect(sheet?.columns.map(({ header }) => header).slice(2)).toEqual([
    'Avant',
    'Parties',
    'Gain',
    'Après',
    'Titre',
    'Championnat',
  ]);
  expect(sheet?.notes.map(plain)).toContain('Tournoi non officiel : ni Elo ni championnat.');
});

test('more rounds than planned: until the close the sheet says what its figures count', () => {
  const two = { ...day.tournament, rounds: [...day.tournament.rounds, ...day.tournament.rounds] };
  const notes = (tournament: Tournament) => newRatings(tournament, day.people, printing).sheet?.notes.map(plain);
  expect(notes(two)).toContainEqual(expect.stringContaining('2 rondes au lieu de 1'));
  expect(notes({ ...two, status: 'closed' })).not.toContainEqual(expect.stringContaining('au lieu de'));
  expect(notes(day.tournament)).not.toContainEqual(expect.stringContaining('au lieu de'));
});

test('nothing played, or nothing that rates: a sentence instead of a table', () => {
  const { body, sheet } = newRatings({ ...day.tournament, rounds: [] }, day.people, printing);
  expect([sheet, JSON.stringify(body)]).toEqual([undefined, expect.stringContaining('aucune ronde n’est close')]);
});
