// LIST-02: our own documents come back in, as the standings of last year do.
import { readFileSync } from 'node:fs';
import { parseFile } from '@ronde/contract/file/index';
import type { KnownPerson } from '@ronde/contract/http/register';
import { formatSchema } from '@ronde/contract/values/formats';
import { type Player, playsWargame, standingsOf, type Tournament } from '@ronde/engine';
import { standingsAt } from '@ronde/views/standings';
import { expect, test } from 'vitest';
import { toCsv } from '../csv.ts';
import { crossTable, roundDetails, tablesByName, tablesByNumber } from '../papers/index.ts';
import { ratingListSheet } from '../rating-sheets.ts';
import { registerSheet } from '../register-sheet.ts';
import { gamesTable } from '../results/games-table.ts';
import type { DataSheet } from '../sheet.ts';
import { shownPeople } from '../shown-people.ts';
import { standingsSheet } from '../standings-sheet.ts';
import { toXlsx } from '../xlsx.ts';
import { readList } from './read-list.ts';
import { textRows } from './text-rows.ts';
import { xlsxRows } from './workbook-rows.ts';

const rules = { armies: false, decimals: false, isSeries: (text: string) => /^([1-7][A-D]?|SS)$/.test(text) };

function given(name: string) {
  const parsed = parseFile(readFileSync(new URL(`../../../../examples/${name}`, import.meta.url), 'utf8'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
}

/** Who stands in the document, as a list reads them: everybody and nobody else. */
async function readBack(sheet: DataSheet, wargame = false) {
  const { rows } = await xlsxRows(await toXlsx(sheet));
  const csv = toCsv(sheet).replace(/^\ufeff/u, '');
  const own = { ...rules, armies: wargame, decimals: wargame };
  return [readList(rows, own), readList(textRows(csv).rows, own)].map(({ lines }) => {
    // What is no person is left aside; nothing is to be mended.
    expect(lines.flatMap((line) => (line.kind === 'refused' ? [line.fault.code] : []))).not.toContain('no-name');
    return lines.flatMap((line) => (line.kind === 'person' ? [line.person] : []));
  });
}

test.each(['fr', 'en'] as const)(
  'the standings, in %s: names, clubs and ratings, and no title, note or legend',
  async (lang) => {
    const { tournament: whole, people } = given('scrabble-spc-47p-31r.json');
    // Somebody has left: « (départ) » stands beside the name.
    const [gone] = whole.players;
    const tournament = { ...whole, players: whole.players.map((one) => (one === gone ? { ...one, left: 31 } : one)) };
    const standings = standingsOf(tournament, people, { final: true });
    const players = new Map(tournament.players.map((player) => [player.id, player]));
    const expected = standings.rows.map(({ player }) => ({
      name: people.get(player)?.name,
      rating: players.get(player)?.rating,
    }));
    for (const read of await readBack(standingsSheet(tournament, people, standings, lang)))
      expect(read.map(({ name, rating }) => ({ name, rating }))).toEqual(expected);
  },
);

const formats = formatSchema.options;

/** Names, clubs and licences that a list could take for something else. */
const entries = [
  { id: 'a', name: 'LEFÈVRE Zoé', rating: 2968, club: 'Lyon', licence: '0047123' },
  { id: 'b', name: "D'ALEMBERT Anne", rating: 1803, club: 'Les Amis d’À côté ; Nantes', licence: '3-1' },
  { id: 'c', name: "N'GUYEN; fils", rating: 1700, provisional: true, club: '@lettres' },
  { id: 'd', name: 'ŒUVRARD Paul', rating: 1500, licence: 'FR-12/10' },
  { id: 'e', name: 'NGUYỄN Thị Hạnh', rating: 1049, club: '12', licence: '7' },
  { id: 'f', name: 'VAN DER BERG Piet', rating: 1000, club: 'Total' },
  { id: 'g', name: 'PÉRIER Ana', pseudonym: 'Le Renard', rating: 900, club: 'Genève', licence: '999' },
  { id: 'h', name: 'ABELIN Guy', rating: 812, club: 'Absents du mardi', licence: '000' },
];

const armies = {
  a: { edition: 'V4', number: 55, name: 'Carthaginois' },
  b: { edition: 'V3', number: 81, name: 'Ch’iang Ti' },
  h: { edition: 'V4', number: 40, name: 'Alexander the Great' },
} as const;

/** One round of each formula, closed. */
function dayOf(format: Tournament['format']) {
  const wargame = format === 'art-de-la-guerre';
  const result = wargame ? { winner: 'a', points: [97, 13] } : { games: [[451, 407]] };
  const file = {
    ...{ ronde: 1, name: 'Essai', format, date: '2026-11-14' },
    players: entries.map((one) => ({ ...one, ...(wargame && one.id in armies && { army: armies[one.id as 'a'] }) })),
    rounds: [
      {
        matches: [
          ['a', 'b'],
          ['c', 'd'],
          ['e', 'f'],
          ['g', 'h'],
        ].map((players) => ({
          players,
          ...result,
          ...(wargame && { winner: players[0] }),
        })),
      },
    ],
  };
  const parsed = parseFile(file);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
}

/** What a document tells of somebody: behind a pseudonym no licence. */
const told = ({ id, name, rating, club, ...rest }: (typeof entries)[number] & { readonly army?: Player['army'] }) => ({
  ...{ name: rest.pseudonym ?? name, rating },
  ...(club !== undefined && { club }),
  ...(rest.licence !== undefined && rest.pseudonym === undefined && { licence: rest.licence }),
  ...(rest.provisional && { provisional: true }),
  ...(rest.army && { army: rest.army }),
});

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => (a.name < b.name ? -1 : 1);

const formulas = formats.flatMap((format) => (['fr', 'en'] as const).map((lang) => [format, lang] as const));

test.each(formulas)(
  '%s, standings with licences, in %s: everybody as they were registered, csv and workbook',
  async (format, lang) => {
    const { tournament, people } = dayOf(format);
    const wargame = playsWargame(tournament);
    const standings = standingsAt(tournament, people, 1);
    const expected = entries.map((one) =>
      told({ ...one, ...(wargame && one.id in armies && { army: armies[one.id as 'a'] }) }),
    );
    for (const by of [undefined, 'club', 'series'] as const) {
      const sheet = standingsSheet(tournament, people, standings, lang, { licences: true, ...(by && { by }) });
      for (const read of await readBack(sheet, wargame))
        expect(read.toSorted(byName), by).toEqual(expected.toSorted(byName));
    }
  },
);

test.each(['fr', 'en'] as const)('the register of the house, in %s: all that it knows of somebody', async (lang) => {
  const people: readonly KnownPerson[] = [
    {
      id: '1',
      name: "D'ALEMBERT Anne",
      licence: '0047123',
      federation: 'BE',
      club: '@lettres',
      birthYear: 1987,
    },
    {
      id: '2',
      name: 'NGUYỄN Thị Hạnh',
      rating: 1700,
      provisional: true,
      duplicateSeries: '4C',
      category: 'Vermeil',
    },
    {
      id: '3',
      name: 'PÉRIER Ana',
      pseudonym: 'Le Renard',
      nationality: 'CH',
      rating: 2129,
      lastEvent: '2015-11-22',
    },
  ];
  const expected = people.map(({ id: _, ...person }) => person);
  for (const read of await readBack(registerSheet(people, { game: 'scrabble', today: '2026-11-14' }, lang)))
    expect(read).toEqual(expected);
  const elo = people.map(({ duplicateSeries: _, ...person }) => ({ ...person, rating: 1049.62 }));
  for (const read of await readBack(registerSheet(elo, { game: 'art-de-la-guerre', today: '2026-11-14' }, lang), true))
    expect(read).toEqual(elo.map(({ id: _, ...person }) => person));
});

test.each(['fr', 'en'] as const)(
  'a list of ratings, in %s: names, clubs, federations, licences, last tournament',
  async (lang) => {
    const people = [
      {
        person: '1',
        rank: 1,
        name: 'ABELIN Guy',
        rating: 2250,
        series: 'A',
        events: 12,
        lastEvent: '2015-11-22',
        club: 'Lyon',
        licence: '0047123',
        federation: 'FR',
      },
      {
        person: '2',
        rank: 2,
        name: 'ŒUVRARD Paul',
        rating: 1600,
        series: 'B',
        events: 3,
        lastEvent: '2015-09-06',
        club: '@lettres',
        licence: '3-1',
        federation: 'CH',
      },
    ];
    const sheet = ratingListSheet({ name: 'Fédération', system: 'pl', date: '2015-12-01', people }, lang);
    const expected = people.map(({ name, rating, club, licence, federation, lastEvent }) => ({
      name,
      rating,
      club,
      licence,
      federation,
      lastEvent,
    }));
    for (const read of await readBack(sheet)) expect(read).toEqual(expected);
  },
);

test.each(formulas)(
  '%s, tables, grid, rounds, prizes and games, in %s: each person once, and no heading',
  async (format, lang) => {
    const { tournament, people } = dayOf(format);
    const standings = standingsAt(tournament, people, 1);
    const printing = { lang, at: '10:42' };
    const everybody = entries.map(({ name, pseudonym }) => pseudonym ?? name).toSorted();
    const sheets = {
      byName: tablesByName(tournament, people, 1, printing).sheet,
      byNumber: tablesByNumber(tournament, people, 1, printing).sheet,
      grid: crossTable(tournament, people, standings, printing).sheet,
      rounds: roundDetails(tournament, people, standings, printing).sheet,
      games: gamesTable(tournament, shownPeople(people), lang),
    };
    for (const [document, sheet] of Object.entries(sheets)) {
      if (!sheet) throw new Error(`${document} is no table`);
      for (const read of await readBack(sheet, playsWargame(tournament))) {
        expect(read.map(({ name }) => name).toSorted(), document).toEqual(everybody);
        expect(
          read.map(({ club, rating, army }) => [club, rating, army]),
          document,
        ).toEqual(everybody.map(() => [undefined, undefined, undefined]));
      }
    }
  },
);

test.each([
  ['Prix;Place;Nom;€', '1ʳᵉ place;1;MARTIN Léa;100,00', 'Série B;1;MARTIN Léa;', '2ᵉ place;2;DURAND Paul;60,00'],
  [
    'Joueur;Ronde;Adversaire;Score',
    'MARTIN Léa;1;DURAND Paul;400',
    'MARTIN Léa;2;exempt;',
    'DURAND Paul;1;MARTIN Léa;390',
  ],
])('a line a round or a prize, « %s »: each person is read once, and the other lines are counted', (...lines) => {
  const read = readList(textRows(lines.join('\n')).rows, rules);
  expect(read.lines.map((line) => line.kind === 'person' && line.person.name)).toEqual(['MARTIN Léa', 'DURAND Paul']);
  expect(read.again).toBe(1);
});

test('a namesake in a list of people is no repetition: nothing is left out', () => {
  const read = readList(textRows('Nom;Club\nMARTIN Léa;Lyon\nMARTIN Léa;Lyon').rows, rules);
  expect([read.lines.length, read.again]).toEqual([2, 0]);
});

test('who stands as an opponent alone follows below, with the licence of the second of two', () => {
  const table =
    'Ronde;Joueur 1;Licence 1;Joueur 2;Licence 2\n1;MARTIN Léa;11;DURAND Paul;12\n2;DURAND Paul;12;PETIT Ana;13';
  const { lines } = readList(textRows(table).rows, rules);
  expect(lines.map((line) => [line.line, line.kind === 'person' && line.person])).toEqual([
    [2, { name: 'MARTIN Léa', licence: '11' }],
    [3, { name: 'DURAND Paul', licence: '12' }],
    [4, { name: 'PETIT Ana', licence: '13' }],
  ]);
});
