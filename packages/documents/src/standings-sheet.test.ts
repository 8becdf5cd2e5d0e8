import { parseFile } from '@ronde/contract/file/index';
import { type Final, finalStandings, standingsOf, type Tournament } from '@ronde/engine';
import { played } from '@ronde/engine/fixtures/played';
import { expect, test } from 'vitest';
import { standingsSheet } from './standings-sheet.ts';

const file = {
  ronde: 1,
  id: 't',
  revision: 1,
  name: 'Tournoi de Lyon',
  format: 'classique',
  date: '2026-11-14',
  place: 'Lyon',
  players: [
    { id: 'a', name: 'AUBIN Léa', rating: 1700, provisional: true, club: 'Lyon' },
    { id: 'b', name: 'BELIN Max', rating: 1600 },
    { id: 'c', name: 'CARON Ève', rating: 1500, pseudonym: 'Comète' },
    { id: 'd', name: 'DURIN Guy' },
    { id: 'e', name: 'ÉLOI Ana', rating: 900, from: 2 },
    { id: 'f', name: 'FABRE Tom', rating: 800, left: 1 },
  ],
  rounds: [
    {
      absent: ['d'],
      matches: [
        { players: ['a', 'b'], games: [[450, 300]] },
        { players: ['c', 'f'], forfeit: 'f' },
      ],
    },
    {
      absent: ['b'],
      matches: [
        { players: ['a', 'c'], games: [[400, 400]] },
        { players: ['e', 'd'], forfeit: 'both' },
      ],
    },
    { matches: [{ players: ['a', 'd'] }, { players: ['b', 'c'], games: [[300, 310]] }, { players: ['e'] }] },
  ],
};

function sheetOf(options: { after?: number; final?: boolean } = {}, lang: 'fr' | 'en' = 'fr') {
  const parsed = parseFile(file);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  const { tournament, people } = parsed.value;
  return standingsSheet(tournament, people, standingsOf(tournament, people, options), lang);
}

test('place, name, club, series of the rating, rating, every round, PM, PPM, Pdep', () => {
  const { columns, rows } = sheetOf();
  expect(columns.map(({ header }) => header)).toEqual([
    'Place',
    'Joueur',
    'Club',
    'Série',
    'Cote',
    'R1',
    'R2',
    'R3',
    'PM',
    'PPM',
    'Pdep',
  ]);
  // B from 1600 on, C below (Classement PL §3), by the rating that is shown.
  expect(rows).toEqual([
    [1, 'Comète', null, 'C', 1500, 'V 6 F', 'N 2', 'V 4', 8, null, 60],
    [2, 'AUBIN Léa', 'Lyon', 'B', '1700*', 'V 4', 'N 1', '… 5', 5, null, 100],
    [3, 'ÉLOI Ana', null, 'C', 900, 'A', 'F 5', 'E', 3, null, 50],
    [4, 'BELIN Max', null, 'B', 1600, 'D 2', 'A', 'D 1', 2, null, -110],
    [5, 'DURIN Guy', null, 'C', '1000*', 'A', 'F 3', '… 2', 0, null, 0],
    [6, 'FABRE Tom (départ)', null, 'C', 800, 'F 1', 'A', 'A', 0, null, -50],
  ]);
});

test('where a place is shared the cell tells which of them it was, by the pseudonym where there is one', () => {
  const parsed = parseFile({
    ...file,
    format: 'art-de-la-guerre',
    players: ['a', 'b', 'c', 'd'].map((id) => ({
      id,
      name: `NOM ${id.toUpperCase()}`,
      ...(id === 'd' && { pseudonym: 'Comète' }),
    })),
    rounds: [
      {
        matches: [
          { players: ['a', 'b'], winner: 'a', points: [80, 20] },
          { players: ['c', 'd'], winner: 'c', points: [80, 20] },
        ],
      },
    ],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  const { tournament, people } = parsed.value;
  const { rows } = standingsSheet(tournament, people, standingsOf(tournament, people), 'fr');
  const cells = new Map(rows.map((row) => [row[1], [row[0], row[3]]]));
  expect(Object.fromEntries(cells)).toEqual({
    'NOM A': [1, 'V 3 NOM (80)'],
    'NOM C': [1, 'V 3 Com (80)'],
    'NOM B': [3, 'D 1 NOM A (20)'],
    Comète: [3, 'D 1 NOM C (20)'],
  });
});

test('a pseudonym hides the name everywhere on the page', () => {
  expect(JSON.stringify(sheetOf({ final: true }))).not.toContain('CARON');
});

test('the legend names every abbreviation, the star and how ties were settled', () => {
  const { notes, caption } = sheetOf({ after: 1 });
  expect(caption).toBe('Classement après la ronde 1');
  expect(notes.join('\n')).toMatch(/PM.*PPM.*Pdep/s);
  expect(notes.some((note) => note.startsWith('* '))).toBe(true);
  expect(notes.length).toBeGreaterThan(3);
});

test('a round that is still played is not called over; a note goes on in small letters after its colon', () => {
  const { caption, notes } = sheetOf();
  expect(caption).toBe('Classement provisoire, ronde 3 en cours');
  expect(sheetOf({ after: 2 }).caption).toBe('Classement après la ronde 2');
  expect(sheetOf({}, 'en').caption).toBe('Provisional standings, round 3 in progress');
  // After round 1: Comète and AUBIN have 3 each, and did not meet.
  const told = sheetOf({ after: 1 }).notes.filter((note) => /^[1-9]/.test(note));
  expect(told[0]).toMatch(/^1ʳᵉ, 2ᵉ\u00a0: deux joueurs à 3\u00a0PM\. /);
  for (const note of [...told, ...notes]) expect(note).not.toMatch(/: (Deux|Trois)/);
});

test('in English', () => {
  const { columns, rows, caption } = sheetOf({ final: true }, 'en');
  expect(columns[0]?.header).not.toBe('Place ');
  expect(rows[0]?.[5]).toBe('W 6 F');
  expect(caption).toMatch(/Final/);
});

test('the rounds shown are those counted', () => {
  expect(sheetOf({ after: 1 }).columns.map(({ key }) => key)).toContain('round1');
  expect(sheetOf({ after: 1 }).columns.map(({ key }) => key)).not.toContain('round2');
});

test('after a final the notes say what it decided, with its matches, and the ties as the rounds left them', () => {
  // After the round A +100, then B and C level: C wins the play-off game, and loses the final.
  const { tournament, people } = played({
    players: 'A:1800 B:1700 C:1600 D:1500 E:1400 F:1300',
    rounds: ['A-D 500-400, B-E 490-400, C-F 490-400'],
    settings: { rounds: 1 },
  });
  const games = (a: number, b: number) => ({ kind: 'games', games: [[a, b]] }) as const;
  const final: Final = {
    ...{ players: 2, bestOf: 1, carry: false, thirdPlace: false, lastPlace: 'game' },
    matches: [
      { stage: 'tie', players: ['B', 'C'], result: games(398, 410) },
      { stage: 'final', players: ['A', 'C'], result: games(420, 400) },
    ],
  };
  const day: Tournament = { ...tournament, status: 'closed', final };
  const sheet = standingsSheet(day, people, finalStandings(day, people), 'fr');
  expect(sheet.rows.slice(0, 3).map(([rank, name]) => `${rank} ${name}`)).toEqual(['1 A', '2 C', '3 B']);
  const notes = sheet.notes.map((note) => note.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''));
  expect(notes).toContainEqual(
    '1ʳᵉ, 2ᵉ : la finale décide des places 1 et 2 : les PM des rondes n’y jouent plus aucun rôle. ' +
      'Partie décisive pour la dernière place de la finale : C bat B, 410 – 398. Finale : A bat C, 420 – 400. ' +
      'Places après les rondes : 1 A, 2 ex æquo C.',
  );
  const [tie] = notes.filter((note) => note.startsWith('Après les rondes'));
  expect(tie).toMatch(/Pour B et C, égalité complète : 2ᵉ ex æquo\. La place suivante est la 4ᵉ\. Partie décisive/);
  expect(tie).toMatch(/La finale décide ensuite des places 1 et 2\.$/);
});
