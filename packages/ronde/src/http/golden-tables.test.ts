// A golden file for each table of the house that is no paper of a tournament: the log, the register, the lists of a
// federation. Written again by
//   RONDE_GOLDEN=write npx vitest run --project rooms packages/ronde/src/http/golden-tables.test.ts
// and read line by line before it is kept: the ratings are those of the rule's own examples.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { toFile } from '@ronde/contract/file/to-file';
import { simulateFederation } from '@ronde/engine/simulate/federation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closedFile, tenOfTheText } from '../federation/test-documents.ts';
import { words } from '../papers/golden-words.ts';
import { problemOf } from './test-desk.ts';
import { type FederationDesk, openFederation } from './test-federation.ts';

const folder = new URL('golden/', import.meta.url);
const writing = process.env.RONDE_GOLDEN === 'write';
const { TZ } = process.env;

let desk: FederationDesk;
beforeAll(async () => {
  // Times of a log stand on the clock of the house.
  process.env.TZ = 'Europe/Paris';
  if (writing) rmSync(folder, { recursive: true, force: true });
  if (writing) mkdirSync(folder, { recursive: true });
  desk = await openFederation();
  await federationDay();
  await registerDay();
  await tournamentDay();
  await wargameYear();
});
afterAll(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
  desk.installation.live.close();
});

/** The ten of the text; a list; then the second and the third the other way round, and somebody new. */
async function federationDay(): Promise<void> {
  const villebois = { id: 'villebois', name: 'Tournoi de Villebois', date: '2026-03-10' };
  await desk.takeIn(closedFile(tenOfTheText, villebois));
  await desk.decide({ kind: 'publish', date: '2026-04-01' });
  const swapped = [0, 2, 1, 3, 4, 5, 6, 7, 8, 9].flatMap((i) => tenOfTheText[i] ?? []);
  const { receipt } = await desk.send(closedFile(swapped, { ...villebois, revision: 2 }));
  await desk.decide({ kind: 'accept', receipt, people: {} });
  const nantes = [...tenOfTheText.slice(0, 7), { name: '=2+3 Ève', licence: '11', duplicateSeries: '2A' }];
  await desk.takeIn(closedFile(nantes, { id: 'nantes', name: 'Open de Nantes ; « Loire »', date: '2026-04-18' }));
}

async function registerDay(): Promise<void> {
  await desk.post('/api/register/import', {
    ...{ game: 'scrabble', listedOn: '2026-09-01' },
    lines: [
      { name: 'PRIGENT Maud', licence: '0012', federation: 'FFSc', club: 'Rennes', rating: 1853, birthYear: 1984 },
      { name: 'LE GALL Ève-Anne', licence: '3', pseudonym: 'Ève la Rouge', rating: 1700, provisional: true },
      { name: 'MALLET Xavier', duplicateSeries: '4C', nationality: 'BE', club: 'Liège ; Outremeuse' },
    ],
  });
}

const wargame = [...simulateFederation({ game: 'art-de-la-guerre', people: 14, tournaments: 3, seed: 5 })].filter(
  ({ revision }) => revision === 1,
);

/** The wargame's register, and its federation: the Elo of some simulated events, a list published between them. */
async function wargameYear(): Promise<void> {
  await desk.post('/api/register/import', {
    ...{ game: 'art-de-la-guerre', listedOn: '2026-09-01' },
    lines: [
      { name: 'GARNIER Élodie', licence: '0047', federation: 'FR', club: 'Lances de Villebois', rating: 1071.5 },
      { name: 'ÓMÁILLE Seán', nationality: 'IE', rating: 1000, provisional: true },
    ],
  });
  await desk.post('/api/federations', { address: 'elo', name: 'Ligue d’Histoire', game: 'art-de-la-guerre' });
  let commands = 0;
  const decide = async (command: object) =>
    await desk.post('/api/federations/elo/decisions', { id: `elo-${++commands}`, saw: 999, command });
  for (const [i, { tournament, people, revision }] of wargame.entries()) {
    const received = await desk.post('/api/federations/elo/files', { file: toFile(tournament, people, revision) });
    if (received.status >= 400) throw new Error(await received.text());
    const { receipt } = (await received.json()) as { receipt: number };
    const first = await decide({ kind: 'accept', receipt, people: {} });
    const { errors = [] } = first.status === 200 ? {} : await problemOf(first);
    // Whoever comes without a licence is somebody else here.
    const others = Object.fromEntries(errors.map(({ path }) => [path.replace('people.', ''), null]));
    if (errors.length > 0 && (await decide({ kind: 'accept', receipt, people: others })).status !== 200)
      throw new Error('not accepted');
    if (i === 0) await decide({ kind: 'publish', date: tournament.date });
  }
}

async function tournamentDay(): Promise<void> {
  await desk.create('Lyon');
  const act = async (...[command, id, person]: Parameters<FederationDesk['command']>): Promise<void> => {
    const answer = await desk.command(command, id, person);
    if (answer.status !== 200) throw new Error(await answer.text());
  };
  for (const [i, { name }] of tenOfTheText.entries())
    await act({ kind: 'register', player: `J${i}`, rating: 1900 - 100 * i, presence: 'here' }, `r${i}`, { name });
  await act({ kind: 'mark', player: 'J3', presence: 'absent', saw: 'here' }, 'absent');
  await desk.post('/api/tournaments/lyon/undo', { id: 'undo', decision: 12 });
  await act({ kind: 'draw', round: 1, without: [] }, 'draw');
  await act({ kind: 'publish', round: 1, attempt: 1 }, 'publish');
  const { tournament } = await desk.view();
  const [first] = tournament.rounds[0]?.matches ?? [];
  if (!first) throw new Error('nothing drawn');
  const [a = '', b = ''] = first.players;
  const result = { kind: 'games', games: [[451, 407]] } as const;
  await act({ kind: 'record', round: 1, players: [a, b], result, saw: null }, 'record');
}

const f = '/api/federations/pl';
const tables = {
  log: ['/api/tournaments/lyon/log.csv', 'csv'],
  'register-scrabble': ['/api/register/table/csv?game=scrabble', 'csv'],
  'register-wargame': ['/api/register/table/csv?game=art-de-la-guerre', 'csv'],
  'elo-computed': ['/api/federations/elo/ratings.csv?at=2026-11-01', 'csv'],
  'elo-computed-page': ['/api/federations/elo/ratings.html?at=2026-11-01', 'txt'],
  'elo-organisers': ['/api/federations/elo/ratings.csv?at=2026-11-01&of=organisers', 'csv'],
  'elo-published': [`/api/federations/elo/lists/${wargame[0]?.tournament.date}/csv`, 'csv'],
  'elo-comparison': [
    `/api/federations/elo/comparison.csv?date=2026-11-01&against=${wargame[0]?.tournament.date}`,
    'csv',
  ],
  'ratings-computed': [`${f}/ratings.csv?at=2026-06-01`, 'csv'],
  'ratings-computed-page': [`${f}/ratings.html?at=2026-06-01`, 'txt'],
  'organisers-list': [`${f}/ratings.csv?at=2026-06-01&of=organisers`, 'csv'],
  'list-published': [`${f}/lists/2026-04-01/csv`, 'csv'],
  'list-published-page': [`${f}/lists/2026-04-01/html`, 'txt'],
  comparison: [`${f}/comparison.csv?date=2026-06-01&against=2026-04-01`, 'csv'],
  'comparison-page': [`${f}/comparison.html?date=2026-04-01&against=computed`, 'txt'],
} as const;
const all = (Object.keys(tables) as (keyof typeof tables)[]).flatMap((name) =>
  (['fr', 'en'] as const).map((lang) => [lang, name] as const),
);

async function textOf(lang: string, name: keyof typeof tables): Promise<string> {
  const [address, extension] = tables[name];
  const answer = await desk.get(`${address}${address.includes('?') ? '&' : '?'}lang=${lang}`);
  expect([name, answer.status]).toEqual([name, 200]);
  const text = await answer.text();
  return extension === 'csv' ? text : words(text);
}

test.each(all)('%s: %s is its golden file, byte for byte', async (lang, name) => {
  const text = await textOf(lang, name);
  const file = new URL(`${lang}.${name}.${tables[name][1]}`, folder);
  if (writing) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
});

test('their figures are those of the text: 2032 second, 1853 third; no cell is a formula', () => {
  const golden = (name: string) => readFileSync(new URL(`fr.${name}`, folder), 'utf8');
  expect(golden('list-published.csv')).toMatch(/PRIGENT Maud;2032;/);
  expect(golden('list-published.csv')).toMatch(/MALLET Xavier;1608;/);
  expect(golden('comparison-page.txt')).toMatch(/PRIGENT Maud .*2032.*1853.*−179/);
  for (const { name } of readdirSync(folder, { withFileTypes: true }))
    if (name.endsWith('.csv')) expect(readFileSync(new URL(name, folder), 'utf8'), name).not.toMatch(/(^|;)"?[=@]/m);
});

test('the Elo of the golden files adds up to what everybody began with, to the rounding', () => {
  const rows = readFileSync(new URL('fr.elo-organisers.csv', folder), 'utf8').trim().split('\r\n').slice(1);
  const ratings = rows.map((row) => Number(row.split(';')[2]));
  const began = new Map<string, number>();
  for (const { tournament, people } of wargame)
    for (const { id, rating = 1000 } of tournament.players) {
      const { name, licence } = people.get(id) ?? {};
      if (!began.has(`${name} ${licence}`)) began.set(`${name} ${licence}`, rating);
    }
  const sum = (all: Iterable<number>) => [...all].reduce((before, one) => before + one, 0);
  expect(ratings).toHaveLength(began.size);
  expect(Math.abs(sum(ratings) - sum(began.values()))).toBeLessThanOrEqual(ratings.length / 2);
});

test('no golden file is of a table that is no more', () => {
  const known = new Set(all.map(([lang, name]) => `${lang}.${name}.${tables[name][1]}`));
  expect(readdirSync(folder).filter((file) => !known.has(file))).toEqual([]);
});
