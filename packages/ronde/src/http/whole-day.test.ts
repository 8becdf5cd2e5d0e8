import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TournamentFile } from '@ronde/contract';
import type { MatchResult } from '@ronde/engine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { line } from '../cli/test-line.ts';
import type { Data } from '../store/data-port.ts';
import { type DatabaseName, startDatabases, type TestDatabases } from './test-databases.ts';
import { openDesk, problemOf, type Speaker } from './test-desk.ts';
import { type Hall, openHall } from './test-hall.ts';
import { addedUp, nextOnPaper, note, onPaper, type Paper, pointsAddedUp, written } from './test-paper.ts';
import { games } from './test-public.ts';
import { staffOf } from './test-staff.ts';

// A day from the first registration to the closing, by people with a role each, beside a paper that nobody shows them.

vi.setConfig({ testTimeout: 60_000 });

let databases: TestDatabases;
let folder: string;
beforeAll(async () => {
  [databases, folder] = await Promise.all([startDatabases(), mkdtemp(join(tmpdir(), 'ronde-day-'))]);
});
afterAll(async () => {
  await databases.stop();
  await rm(folder, { recursive: true, force: true });
});

const kinds: readonly DatabaseName[] = ['SQLite', 'PostgreSQL'];

describe.each(kinds)('a whole day on %s', (kind) => {
  let data: Data;
  beforeEach(async () => {
    data = await (await databases.fresh(kind))();
  });
  afterEach(() => data.close());

  it('Formule Classique: 23 players, five rounds, a final', async () => {
    const hall = await openHall(data, { players: 0 });
    const [odile, armand] = [await staffOf(hall, 'director', 'Odile'), await staffOf(hall, 'arbiter', 'Armand')];
    const [celia, ursule] = [await staffOf(hall, 'clerk', 'Célia'), await staffOf(hall, 'clerk', 'Ursule')];
    const paper: Paper = { head: { format: 'classique' }, players: [], rounds: [] };

    // Registered by one desk, seen in the hall by the other.
    for (let n = 1; n <= 23; n++) await registered(hall, celia, paper, n, { rating: 3100 - 97 * n });
    const secret = { name: 'SECRETNOM Ada', licence: 'SECRETLICENCE', birthYear: 1987, pseudonym: 'La Comète' };
    expect((await celia.send('PUT', `${hall.at}/people/P4`, secret)).status).toBe(200);
    for (let n = 1; n <= 23; n++) await hall.act({ kind: 'mark', player: `P${n}`, presence: 'here' }, ursule);
    expect(await refusedFor(hall, celia, { kind: 'show', open: true })).toBe('not-allowed');
    expect((await publicly(hall, '')).status).toBe(404);
    await hall.act({ kind: 'show', open: true }, odile);

    // Round 1: X is there; who comes late takes the seat; one does not come at all.
    await drawn(hall, odile, paper);
    expect(exempt(paper, 1)).toHaveLength(1);
    await registered(hall, celia, paper, 24, { rating: 2000 });
    await hall.act({ kind: 'seat', round: 1, player: 'P24' }, armand);
    await seated(hall, paper);
    expect(exempt(paper, 1)).toEqual([]);
    const [missing = ['', '']] = await hall.tables(1);
    await entered(hall, celia, paper, 1, (_, table) => table === 1 && { kind: 'forfeit', by: missing[1], games: [] });
    const [, second = ['', '']] = await hall.tables(1);
    const confirmation = { kind: 'confirm', round: 1, players: [...second], saw: score(1, 2) } as const;
    expect(await refusedFor(hall, celia, confirmation)).toBe('own-result');
    await hall.act(confirmation, ursule);
    await closed(hall, odile, paper);

    // Round 2: two values for one table; the arbiter keeps the second.
    await drawn(hall, odile, paper);
    await entered(hall, celia, paper, 2);
    const disputed = (await hall.tables(2))[4] ?? ['', ''];
    const value = games([377, 401]);
    const dispute = { kind: 'dispute', round: 2, players: [...disputed], value, by: 'Ursule' } as const;
    await hall.act(dispute, ursule);
    const shown = (await (await publicly(hall, '/rounds/2')).json()) as { tables: object[] };
    expect(shown.tables[4]).toMatchObject({ state: 'disputed' });
    expect(JSON.stringify(shown)).not.toContain('377');
    expect(await hall.refused({ kind: 'close-round', round: 2 }, odile)).toMatchObject({ code: 'disputed' });
    const retain = { kind: 'retain', round: 2, players: [...disputed], which: 'second', saw: value } as const;
    expect(await refusedFor(hall, celia, retain)).toBe('not-allowed');
    await hall.act(retain, armand);
    note(paper, 2, disputed, value);
    await closed(hall, odile, paper);

    // Somebody leaves: X again. In the round, a score of the first one is put right, and no table moves.
    await hall.act({ kind: 'withdraw', player: 'P9' }, armand);
    paper.players = paper.players.map((player) => (player.id === 'P9' ? { ...player, left: 2 } : player));
    await drawn(hall, odile, paper);
    expect(exempt(paper, 3)).toHaveLength(1);
    const tables = (await hall.view()).tournament.rounds.slice(1);
    const [, , third = ['', '']] = await hall.tables(1);
    const right = games([333, 444]);
    const correction = { kind: 'record', round: 1, players: [...third], result: right, saw: score(1, 3) } as const;
    const decision = await hall.act(correction, ursule);
    note(paper, 1, third, right);
    expect((await hall.view()).tournament.rounds.slice(1)).toEqual(tables);
    expect((await hall.log())[0]).toMatchObject({ seq: decision.seq, by: 'Ursule', events: [{ to: right }] });
    await entered(hall, celia, paper, 3);
    await closed(hall, odile, paper);

    // Round 4: a warning, why in free words.
    await drawn(hall, odile, paper);
    await entered(hall, celia, paper, 4);
    const warning = { kind: 'sanction', round: 4, player: 'P7', sanction: 'warning', article: '2.5' } as const;
    expect(await refusedFor(hall, celia, warning)).toBe('not-allowed');
    const body = { id: 'w', command: { ...warning, note: 'w' }, note: 'SECRETRAISON' };
    expect((await armand.post(`${hall.at}/commands`, body)).status).toBe(200);
    expect((await hall.log())[0]).toMatchObject({ by: 'Armand', note: 'SECRETRAISON' });
    await closed(hall, odile, paper);

    await drawn(hall, odile, paper);
    await entered(hall, celia, paper, 5);
    await closed(hall, odile, paper);
    const [first = '', runnerUp = ''] = (await hall.standings(5)).rows.map(({ player }) => player);

    // The final of the first two, won by the second.
    const terms = { players: 2, bestOf: 3, carry: false, thirdPlace: false, lastPlace: 'initial-rank' } as const;
    await hall.act({ kind: 'open-final', ...terms }, odile);
    await hall.act({ kind: 'draw-final', set: 0 }, odile);
    expect(await hall.refused({ kind: 'close' }, odile)).toMatchObject({ code: 'final-open' });
    const result = games([400, 380], [380, 400], [390, 410]);
    const finalists = [first, runnerUp] as const;
    await hall.act({ kind: 'record-final', stage: 'final', players: finalists, result, saw: null }, celia);
    paper.final = { ...terms, matches: [{ stage: 'final', players: [first, runnerUp], ...written(result) }] };
    await over(hall, odile, paper);
    expect((await hall.standings()).rows.slice(0, 2).map(({ player }) => player)).toEqual([runnerUp, first]);
    const outcome = (await (await publicly(hall, '/outcome')).json()) as {
      places: { player: string; place: number }[];
    };
    const numbers = await numbersOf(hall);
    expect(outcome.places.slice(0, 2).map(({ player }) => player)).toEqual([numbers.get(runnerUp), numbers.get(first)]);
    await carriedElsewhere(hall, odile);
  });

  it('L’Art de la Guerre: 9 players, losses, malus, counters, trophies, armies', async () => {
    const settings = { rounds: 3 };
    const hall = await openHall(data, { format: 'art-de-la-guerre', settings, players: 0 });
    const [odile, armand] = [await staffOf(hall, 'director', 'Odile'), await staffOf(hall, 'arbiter', 'Armand')];
    const celia = await staffOf(hall, 'clerk', 'Célia');
    const paper: Paper = { head: { format: 'art-de-la-guerre', settings }, players: [], rounds: [] };
    const army = (number: number) => ({ edition: '4', number, name: `Armée ${number}`, from: -300, to: -200 });
    for (let n = 1; n <= 9; n++) {
      const club = `Club ${n % 4}`;
      await registered(hall, celia, paper, n, { rating: 1400 - 25 * n, club, army: army(n), presence: 'here' });
    }
    await hall.act({ kind: 'amend', player: 'P3', saw: { army: army(3) }, to: { army: army(103) } }, armand);
    paper.players = paper.players.map((player) => (player.id === 'P3' ? { ...player, army: army(103) } : player));
    await hall.act({ kind: 'show', open: true }, odile);
    expect(await (await publicly(hall, '')).text()).toContain('Armée 103');

    await drawn(hall, odile, paper);
    await entered(hall, celia, paper, 1, losses);
    const looter = (await hall.tables(1))[0]?.[0] ?? '';
    await counted(hall, armand, paper, { [looter]: { bagages: 2 } });
    await closed(hall, odile, paper);

    // Round 2: somebody does not come, one score is typed as such, one malus.
    await drawn(hall, odile, paper);
    await entered(hall, celia, paper, 2, ([a, b], table) => {
      if (table === 2) return { kind: 'points', winner: b, points: [22, 88] };
      return table === 3 ? { kind: 'forfeit', by: a, games: [] } : losses([a, b], table);
    });
    const punished = (await hall.tables(2))[3]?.[1] ?? '';
    const malus = { kind: 'sanction', round: 2, player: punished, sanction: 'malus', article: '5.2' } as const;
    expect(await refusedFor(hall, celia, malus)).toBe('not-allowed');
    // Its reason: the article, or words. The name of words that did not come is none.
    const { article: _, ...mute } = malus;
    for (const unexplained of [mute, { ...mute, note: 'words-elsewhere' }])
      expect(await refusedFor(hall, armand, unexplained)).toBe('malus-unexplained');
    await hall.act(malus, armand);
    const sheet = paper.rounds[1];
    if (sheet) sheet.sanctions = [{ player: punished, kind: 'malus', article: '5.2' }];
    await closed(hall, odile, paper);

    // Round 3: a draw, and a result that an undo takes back before it is typed again.
    await drawn(hall, odile, paper);
    const [[a, b] = ['', '']] = await hall.tables(3);
    const wrong = { kind: 'losses', winner: b, cohesion: [loss(5, 20), loss(3, 21)] } as const;
    const slip = await hall.act({ kind: 'record', round: 3, players: [a, b], result: wrong, saw: null }, celia);
    expect((await celia.post(`${hall.at}/undo`, { id: 'oops', decision: slip.seq })).status).toBe(200);
    const level: MatchResult = { kind: 'losses', winner: null, cohesion: [loss(18, 25), loss(10, 25)] };
    await entered(hall, celia, paper, 3, (players, table) => (table === 1 ? level : losses(players, table)));
    await closed(hall, odile, paper);

    const trophy = { name: 'Plus belle armée', player: 'P5' };
    expect(await refusedFor(hall, armand, { kind: 'give-trophy', ...trophy })).toBe('not-allowed');
    await hall.act({ kind: 'give-trophy', ...trophy }, odile);
    paper.trophies = [trophy];
    await over(hall, odile, paper);
    const { prizes } = (await (await publicly(hall, '/outcome')).json()) as { prizes: object };
    const numbers = await numbersOf(hall);
    expect(prizes).toMatchObject({
      trophies: [{ name: 'Plus belle armée', player: numbers.get('P5') }],
      counters: [{ players: [numbers.get(looter)] }],
    });
    await carriedElsewhere(hall, odile);
  });
});

type Facts = Partial<Omit<Paper['players'][number], 'id' | 'name'>> & { readonly presence?: 'here' };

async function registered(hall: Hall, by: Speaker, paper: Paper, n: number, { presence, ...facts }: Facts) {
  const person = { name: `JOUEUR${n} Ada` };
  const command = { kind: 'register', player: `P${n}`, ...facts, ...(presence && { presence }) };
  const answer = await by.post(`${hall.at}/commands`, { id: `register-${n}`, command, person });
  if (!answer.ok) throw new Error(await answer.text());
  paper.players.push({ id: `P${n}`, ...person, ...facts });
}

/** As the engine would draw it from the paper; hidden until it is published, and there at once then. */
async function drawn(hall: Hall, director: Speaker, paper: Paper): Promise<void> {
  const round = paper.rounds.length + 1;
  const expected = nextOnPaper(paper);
  await hall.act({ kind: 'draw', round, without: [] }, director);
  expect((await publicly(hall, `/rounds/${round}`)).status).toBe(404);
  await hall.act({ kind: 'publish', round, attempt: 1 }, director);
  paper.rounds.push({ absent: [], matches: [] });
  await seated(hall, paper);
  const tables = paper.rounds.at(-1)?.matches.map(({ players }) => players);
  expect(tables).toEqual(expected);
  const numbers = await numbersOf(hall);
  const { tables: shown } = (await (await publicly(hall, `/rounds/${round}`)).json()) as { tables: Seated[] };
  expect(shown.map(({ players }) => players)).toEqual(expected.map((pair) => pair.map((id) => numbers.get(id))));
}

interface Seated {
  readonly players: readonly string[];
}

async function seated(hall: Hall, paper: Paper): Promise<void> {
  const sheet = paper.rounds.at(-1);
  const { matches } = await hall.round(paper.rounds.length);
  if (sheet)
    sheet.matches = matches.map(({ table, players }) => ({
      ...(table !== undefined && { table }),
      players: [...players],
    }));
}

const exempt = ({ rounds }: Paper, round: number) =>
  (rounds[round - 1]?.matches ?? []).filter(({ players }) => players.length === 1);

const score = (round: number, table: number): MatchResult =>
  games([420 + ((round * 37 + table * 53) % 180), 350 + ((round * 91 + table * 29) % 150)]);

const loss = (lost: number, total: number) => ({ lost, total });
const losses = ([a]: readonly [string, string], table: number): MatchResult => ({
  kind: 'losses',
  winner: a,
  cohesion: [loss(2 + 3 * table, 20 + table), loss(25, 25)],
});

type Ends = (players: readonly [string, string], table: number) => MatchResult | false;

/** Every table of the round, at the desk and on the paper. */
async function entered(hall: Hall, by: Speaker, paper: Paper, round: number, how: Ends = () => false): Promise<void> {
  for (const [i, players] of (await hall.tables(round)).entries()) {
    const result = how(players, i + 1) || score(round, i + 1);
    await hall.act({ kind: 'record', round, players: [...players], result, saw: null } as never, by);
    note(paper, round, players, result);
  }
}

async function counted(hall: Hall, by: Speaker, paper: Paper, to: Record<string, Record<string, number>>) {
  const [players = ['', '']] = await hall.tables(1);
  await hall.act({ kind: 'counters', round: 1, players: [...players], saw: null, to }, by);
  const [first] = paper.rounds[0]?.matches ?? [];
  const sheet = paper.rounds[0];
  if (first && sheet) sheet.matches[0] = { ...first, counters: to };
}

/** The round is over: what the desk, visitors, the engine and a hand make of it is the same. */
async function closed(hall: Hall, director: Speaker, paper: Paper): Promise<void> {
  const after = paper.rounds.length;
  await hall.act({ kind: 'close-round', round: after }, director);
  for (let round = 1; round <= after; round++) {
    const standings = await hall.standings(round);
    expect(standings).toEqual(onPaper(paper, round));
    const { standings: shown } = (await (await publicly(hall, `/standings?after=${round}`)).json()) as {
      standings: typeof standings;
    };
    const numbers = await numbersOf(hall);
    expect(shown.rows).toEqual(standings.rows.map((row) => ({ ...row, player: numbers.get(row.player) })));
  }
  const standings = await hall.standings(after);
  if (standings.kind === 'scrabble') {
    const sums = standings.rows.map(({ player, pm, pdep }) => [player, { pm, pdep }] as const);
    expect(new Map(sums)).toEqual(addedUp(paper));
  } else {
    const sums = standings.rows.map(({ player, points }) => [player, points] as const);
    expect(new Map(sums)).toEqual(pointsAddedUp(paper));
  }
  await hidesWhatIsPrivate(hall, after);
}

/** Closed: places as on the paper, and nothing can be changed any more. */
async function over(hall: Hall, director: Speaker, paper: Paper): Promise<void> {
  await hall.act({ kind: 'close' }, director);
  expect(await hall.standings()).toEqual(onPaper(paper, paper.rounds.length, true));
  expect((await hall.view()).waiting).toEqual({ kind: 'closed' });
  const late = { kind: 'withdraw', player: 'P1' } as const;
  expect(await hall.refused(late, director)).toEqual({ code: 'tournament-closed' });
  await hidesWhatIsPrivate(hall, paper.rounds.length);
}

/** The file has nothing to say against it, and another house makes the same of it, to the byte. */
async function carriedElsewhere(hall: Hall, director: Speaker): Promise<void> {
  const text = await (await director.get(`${hall.at}/file`)).text();
  const path = join(folder, 'day.json');
  await writeFile(path, text);
  const checked = await line(['check', path]);
  expect([checked.code, checked.err]).toEqual([0, '']);
  const elsewhere = await openDesk();
  const file = JSON.parse(text) as TournamentFile;
  const made = await elsewhere.post('/api/tournaments/import', { file });
  const at = `/api/tournaments/${((await made.json()) as { slug: string }).slug}`;
  expect(await (await elsewhere.get(`${at}/file`)).text()).toBe(text);
  for (let after = 0; after <= (file.rounds ?? []).length; after++) {
    const standings = await (await elsewhere.get(`${at}/standings?after=${after}&final=false`)).json();
    const here = await (await director.get(`${hall.at}/standings?after=${after}&final=false`)).json();
    expect(standings).toEqual(here);
  }
  elsewhere.installation.live.close();
}

/** Somebody without account. */
const publicly = async (hall: Hall, path: string): Promise<Response> =>
  (await hall.desk.as('public')).get(`${hall.at.replace('/tournaments/', '/public/')}${path}`);

async function hidesWhatIsPrivate(hall: Hall, rounds: number): Promise<void> {
  const pages = ['', '/standings', '/outcome', '/file', '/players/4', '/players/7'];
  for (let round = 1; round <= rounds; round++) pages.push(`/rounds/${round}`);
  for (const page of pages) expect(await (await publicly(hall, page)).text(), page).not.toMatch(/SECRET|1987/);
}

async function numbersOf(hall: Hall): Promise<ReadonlyMap<string, string>> {
  return new Map((await hall.view()).people.map(({ id, number }) => [id, String(number)]));
}

/** The server's own no: whose role does not reach so far. */
async function refusedFor(hall: Hall, by: Speaker, command: Parameters<Hall['act']>[0]): Promise<string> {
  const answer = await hall.send(command, `no-${command.kind}-${JSON.stringify(command).length}`, by);
  return answer.ok ? 'done' : (await problemOf(answer)).code;
}
