import { parseFile } from '@ronde/contract/file/index';
import { standingsOf } from '@ronde/engine';
import { expect, test } from 'vitest';
import { standingsSheet } from './standings-sheet.ts';

const players = ['a', 'b', 'c', 'd', 'e'].map((id, i) => ({ id, name: `NOM ${id.toUpperCase()}`, rating: 1000 + i }));
const base = { ronde: 1, id: 't', revision: 1, name: 'Tournoi', date: '2026-11-14', players };

function sheetOf(file: object, lang: 'fr' | 'en' = 'fr') {
  const parsed = parseFile({ ...base, ...file });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  const { tournament, people } = parsed.value;
  return standingsSheet(tournament, people, standingsOf(tournament, people), lang);
}

const wargame = {
  format: 'art-de-la-guerre',
  rounds: [
    {
      matches: [
        {
          players: ['a', 'b'],
          winner: 'a',
          cohesion: [
            { lost: 7, total: 23 },
            { lost: 25, total: 25 },
          ],
        },
        { players: ['c', 'd'], forfeit: 'd' },
        { players: ['e'] },
      ],
    },
    {
      matches: [{ players: ['a', 'c'], winner: null, points: [41, 50] }, { players: ['b', 'e'] }, { players: ['d'] }],
    },
  ],
};

test('L’Art de la Guerre: points and the opponents’, every round in letters, with its points', () => {
  const { columns, rows, notes } = sheetOf(wargame);
  expect(columns.map(({ key }) => key)).toEqual([
    'rank',
    'player',
    'rating',
    'round1',
    'round2',
    'points',
    'opponents',
  ]);
  const byName = new Map(rows.map((row) => [row[1], row]));
  expect(byName.get('NOM A')?.slice(3, 6)).toEqual(['V 5 (97)', 'N 1 (41)', 138]);
  expect(byName.get('NOM C')?.slice(3, 6)).toEqual(['V 3 F (90)', 'N 2 (50)', 140]);
  expect(byName.get('NOM D')?.slice(3, 5)).toEqual(['F 1 (10)', 'E (90)']);
  expect(byName.get('NOM E')?.[4]).toBe('… 5');
  expect(notes.join('\n')).toContain('total des points des adversaires');
  expect(notes.join('\n')).toContain('Entre parenthèses, les points du tour, moins un malus.');
  expect(notes.join('\n')).not.toContain('PPM');
});

test('the note of a tie says who is level, then in sentences how it was settled', () => {
  const awarded = (winner: string, loser: string) => ({ players: [winner, loser], winner, points: [97, 13] });
  const rounds = [{ matches: [awarded('a', 'b'), awarded('c', 'd'), { players: ['e'] }] }];
  const note = sheetOf({ format: 'art-de-la-guerre', rounds }).notes.find((one) => one.startsWith('1ʳᵉ'));
  expect(note?.replaceAll('\u00a0', ' ')).toBe(
    '1ʳᵉ, 2ᵉ : deux joueurs à 97 points. 97 points chacun. Elo de départ le plus bas, 1000 contre 1002.',
  );
});

test('Swiss: points, wins, the opponents’ points, spread', () => {
  const rounds = [
    {
      matches: [{ players: ['a', 'b'], winner: 'b' }, { players: ['c', 'd'], games: [[300, 400]] }, { players: ['e'] }],
    },
  ];
  const { columns, rows, notes } = sheetOf({ format: 'suisse', rounds }, 'en');
  expect(columns.slice(-4)).toMatchObject([
    { key: 'points', header: 'Pts', title: 'Points' },
    { key: 'wins', header: 'W', title: 'Wins, byes and forfeit wins included' },
    { key: 'opponents', header: 'Opp.', title: 'Opponents’ total points' },
    { key: 'spread', header: 'Spread', title: 'Total spread, capped per game', kind: 'spread' },
  ]);
  expect(rows.find((row) => row[1] === 'NOM D')?.slice(3)).toEqual(['W 5', 2, 1, 0, 100]);
  expect(notes.join('\n')).toContain('W: wins, byes and forfeit wins included.');
  expect(notes.join('\n')).toContain('Spread: total spread, capped per game.');
});

test('a malus is in the points and told at the foot, a warning is not (L’Art de la Guerre, umpire)', () => {
  const [first, second] = wargame.rounds;
  const sanctions = [
    { player: 'a', kind: 'malus', reason: 'Liste rendue en retard' },
    { player: 'b', kind: 'warning' },
  ];
  const { rows, notes } = sheetOf({ ...wargame, rounds: [{ ...first, sanctions }, second] });
  // The row adds up.
  expect(rows.find((row) => row[1] === 'NOM A')?.slice(3, 6)).toEqual([
    'V 5 (97\u202f\u2212\u202f10)',
    'N 1 (41)',
    128,
  ]);
  expect(notes.join('\n')).toContain('NOM A\u00a0: malus de 10\u00a0points, tour 1.');
  expect(notes.join('\n')).not.toContain('avertissement');
});
