import { readdirSync, readFileSync } from 'node:fs';
import type { TournamentFile } from '@ronde/contract';
import type { DeskView } from '@ronde/contract/http/desk';
import type { LogLine } from '@ronde/contract/http/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk, problemOf } from './test-desk.ts';

const examples = new URL('../../../../examples/', import.meta.url);
const text = (name: string) => readFileSync(new URL(name, examples), 'utf8');
const read = (name: string) => JSON.parse(text(name)) as TournamentFile;

/** Every real tournament; of the simulated ones three a formula (many more without HTTP: `files/import-decision.test.ts`). */
const files: readonly (readonly [string, readonly TournamentFile[]])[] = [
  ...readdirSync(examples)
    .filter((name) => name.endsWith('.json') && 'ronde' in read(name))
    .map((name) => [name, [read(name)]] as const),
  ...readdirSync(new URL('golden/', examples)).map((name) => [name, simulated(name)] as const),
];

function simulated(name: string): readonly TournamentFile[] {
  const lines = text(`golden/${name}`).trim().split('\n').slice(0, 3);
  return lines.map((line) => (JSON.parse(line) as { file: TournamentFile }).file);
}

let here: Desk;
let there: Desk;
beforeAll(async () => {
  [here, there] = [await openDesk(), await openDesk()];
});
afterAll(() => {
  here.installation.live.close();
  there.installation.live.close();
});

async function imported(desk: Desk, file: unknown, more: object = {}): Promise<string> {
  const answer = await desk.post('/api/tournaments/import', { file, ...more });
  if (answer.status !== 201) throw new Error(await answer.text());
  return ((await answer.json()) as { slug: string }).slug;
}

const get = async <T>(desk: Desk, path: string) => (await (await desk.get(path)).json()) as T;
const fileOf = (desk: Desk, t: string) => get<TournamentFile>(desk, `/api/tournaments/${t}/file`);
const viewOf = (desk: Desk, t: string) => get<DeskView>(desk, `/api/tournaments/${t}`);

async function carriedOver(one: TournamentFile): Promise<void> {
  const first = await imported(here, one, { copy: true });
  const file = await fileOf(here, first);
  const second = await imported(there, file);
  expect(await fileOf(there, second)).toEqual(file);
  for (let after = 0; after <= (file.rounds ?? []).length; after++) {
    const standings = (desk: Desk, t: string) => get(desk, `/api/tournaments/${t}/standings?after=${after}`);
    expect(await standings(there, second)).toEqual(await standings(here, first));
  }
  expect(await nextDraw(there, second)).toEqual(await nextDraw(here, first));
}

/** The round that would be drawn now, or why it can't be. */
async function nextDraw(desk: Desk, t: string): Promise<unknown> {
  const { tournament } = await viewOf(desk, t);
  const round = tournament.rounds.length + 1;
  const without = tournament.players.filter((p) => p.left === undefined && p.presence !== 'here').map(({ id }) => id);
  const command = { kind: 'draw', round, without, beyond: true };
  const answer = await desk.post(`/api/tournaments/${t}/commands`, { id: `draw-${t}-${round}`, command });
  if (!answer.ok) return ((await answer.json()) as { refusal: unknown }).refusal;
  return (await viewOf(desk, t)).tournament.rounds.at(-1);
}

describe.each(files)('%s', (_, all) => {
  it('exported and imported elsewhere: the same standings, the same next draw, the same file again', async () => {
    for (const one of all) await carriedOver(one);
  });
});

describe('importing', () => {
  const file = read('scrabble-ksc-12p-11r.json');

  it('is one decision, which holds the tournament; private, and directed by who imports', async () => {
    const desk = await openDesk();
    const director = await desk.as('member', 'Odile');
    const answer = await director.post('/api/tournaments/import', { file });
    expect(answer.status).toBe(201);
    const { slug } = (await answer.json()) as { slug: string };
    const log = await get<LogLine[]>(desk, `/api/tournaments/${slug}/log`);
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({ by: 'Odile', events: [{ kind: 'created' }] });
    expect((await director.get(`/api/tournaments/${slug}`)).status).toBe(200);
    expect((await desk.get(`/api/public/${slug}`)).status).toBe(404);
    const { people, tournament } = await viewOf(desk, slug);
    expect(people.map(({ number }) => number)).toEqual(tournament.players.map((_, i) => i + 1));
  });

  it('sent twice imports once; the same tournament again is refused, or a copy', async () => {
    const desk = await openDesk();
    const own = { ...file, id: 'own', revision: 57 };
    const slug = await imported(desk, own, { id: 'i1' });
    expect(await imported(desk, own, { id: 'i1' })).toBe(slug);
    // WHO-02: whatever it holds, it takes nobody's place, and both are named.
    const corrected = { ...own, name: 'Autre contenu' };
    const { code, errors } = await problemOf(await desk.post('/api/tournaments/import', { file: corrected }));
    expect(code).toBe('already-here');
    expect(errors?.[0]?.message).toContain('Autre contenu');
    expect(errors?.[0]?.message).toContain(file.name);
    expect(await imported(desk, own, { copy: true })).not.toBe(slug);
    expect((await fileOf(desk, slug)).revision).toBe(57);
    expect(await get<object[]>(desk, '/api/tournaments')).toHaveLength(2);
  });

  it('never takes over the address of another tournament, nor hides behind its own id', async () => {
    const desk = await openDesk();
    const there = await imported(desk, { ...file, name: 'Lyon', id: 'first' });
    const answer = await desk.post('/api/tournaments/import', {
      id: 'i2',
      file: { ...file, name: 'Autre', id: there },
    });
    expect(answer.status).toBe(201);
    const made = (await answer.json()) as { id: string; slug: string };
    expect(made.id).not.toBe(there);
    expect((await viewOf(desk, there)).tournament.name).toBe('Lyon');
    expect((await viewOf(desk, made.slug)).tournament.name).toBe('Autre');
    expect(await imported(desk, { ...file, name: 'Autre', id: there }, { id: 'i2' })).toBe(made.slug);
    // The other way round: a name whose address is an id that is here already.
    await imported(desk, { ...file, name: 'Nice', id: 'lille' });
    const lille = await imported(desk, { ...file, name: 'Lille', id: 'second' });
    expect(lille).toBe('lille-2');
  });

  it('refuses ids and names that turn the line round, and ids that are a path', async () => {
    const desk = await openDesk();
    for (const wrong of [{ id: '.' }, { id: '..' }, { id: 'a\u202eb' }, { name: 'Lyon\u2066' }]) {
      const answer = await desk.post('/api/tournaments/import', { file: { ...file, ...wrong } });
      expect([answer.status, (await problemOf(answer)).code]).toEqual([422, 'file-refused']);
    }
  });

  it('its revision grows from that of the file', async () => {
    const desk = await openDesk();
    const slug = await imported(desk, { ...file, id: 'own', revision: 57 });
    await desk.send('PUT', `/api/tournaments/${slug}/people/${file.players[0]?.id}`, { name: 'AUTRE Nom' });
    expect((await fileOf(desk, slug)).revision).toBe(58);
  });

  it('names every point to look at, in the reader’s language, and keeps nothing', async () => {
    const desk = await openDesk();
    const wrong = { ...file, place: 7, colour: 'red' };
    const answer = await desk.post('/api/tournaments/import', { file: wrong }, { 'Accept-Language': 'en' });
    expect(answer.status).toBe(422);
    const problem = await problemOf(answer);
    expect(problem.code).toBe('file-refused');
    expect(problem.errors?.length).toBeGreaterThanOrEqual(2);
    expect(problem.errors?.some(({ message }) => message.includes('colour'))).toBe(true);
    expect(await get<object[]>(desk, '/api/tournaments')).toEqual([]);
    for (const nothing of [null, 'text', 7, [], {}]) {
      expect((await desk.post('/api/tournaments/import', { file: nothing })).status).toBe(422);
    }
  });

  it('takes a file larger than any other request, up to its limit', async () => {
    const desk = await openDesk();
    const long = { ...file, junk: 'x'.repeat(2_000_000) };
    expect((await problemOf(await desk.post('/api/tournaments/import', { file: long }))).code).toBe('file-refused');
    const tooLong = await desk.post('/api/tournaments/import', { file: { junk: 'x'.repeat(20_000_000) } });
    expect([tooLong.status, (await problemOf(tooLong)).code]).toEqual([413, 'file-too-large']);
  });
});
