import { formatSchema, type TournamentFile } from '@ronde/contract';
import type { JournalFile } from '@ronde/contract/http/journal-file';
import { type Creation, ok } from '@ronde/engine';
import { type Desk as Day, registered } from '@ronde/engine/fixtures/desk';
import { perform } from '@ronde/engine/fixtures/random-day';
import { unzipSync, zipSync } from 'fflate';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Desk, openDesk, problemOf, type Speaker } from './test-desk.ts';
import { act, openedDesk, playRound } from './test-public.ts';

// A tournament that moves to another computer with its log, through the archive that the director takes along.

const at = '/api/tournaments/lyon';
const importing = '/api/tournaments/import';
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
const textOf = async (desk: Speaker, path: string) => (await desk.get(path)).text();
const archiveOf = async (desk: Speaker, path = at) => bytesOf(await desk.get(`${path}/archive?lang=fr&at=10:42`));
const sent = (archive: Uint8Array) => ({ archive: Buffer.from(archive).toString('base64') });
const packed = (name: string, text: string) => sent(zipSync({ [name]: new TextEncoder().encode(text) }));

async function journalOf(desk: Speaker): Promise<JournalFile> {
  const content = unzipSync(await archiveOf(desk))['lyon-journal.json'];
  return JSON.parse(new TextDecoder().decode(content)) as JournalFile;
}

async function moved(desk: Speaker, body: object, lang = 'fr') {
  const answer = await desk.post(importing, body, { 'Accept-Language': lang });
  if (answer.status !== 201) throw new Error(await answer.text());
  return (await answer.json()) as { id: string; slug: string; said: string };
}

/** Three rounds, a correction, a departure, an undo, and a draft. */
function playedDay(format: Creation['format']): Day {
  const day = registered(12, {}, 42, format);
  for (let round = 1; round <= 3; round++) perform(day, { act: 'play', scores: [430 + round, 390, 410] });
  perform(day, { act: 'correct', round: 2, table: 1, scores: [500, 300, 420] });
  perform(day, { act: 'withdraw', who: 4, running: 'forfeit' });
  day.undo(day.log.length);
  perform(day, { act: 'draw' });
  return day;
}

async function keep({ installation: { store } }: Desk, { log, people }: Day): Promise<void> {
  const [first, ...later] = log;
  const event = first?.events[0];
  if (!first || event?.kind !== 'created') throw new Error('A day begins with its creation');
  const numbers = new Map([...people.keys()].map((id, i) => [id, i + 1]));
  const tournament = { ...event.tournament, name: 'Lyon' };
  await store.create(tournament, { kind: 'created', tournament }, first, { people, numbers });
  for (const { events, undoes, ...asked } of later)
    await store.write('t', asked, () => ok({ events, ...(undoes && { undoes }) }));
}

describe.each(formatSchema.options)('a day of %s', (format) => {
  it('is on the other computer as it was: file, standings, log, and one line more', async () => {
    const [here, there] = [await openDesk(), await openDesk()];
    await keep(here, playedDay(format));
    const archive = await archiveOf(here);
    await moved(there, sent(archive));
    expect(await textOf(there, `${at}/file`)).toBe(await textOf(here, `${at}/file`));
    for (let after = 0; after <= 3; after++) {
      const path = `${at}/standings?after=${after}`;
      expect(await textOf(there, path)).toBe(await textOf(here, path));
    }
    expect((await there.view()).tournament).toEqual((await here.view()).tournament);
    const [line, ...before] = await there.log();
    expect(line).toMatchObject({ by: 'Claire', events: [{ kind: 'moved' }], undoable: false });
    const told = (lines: readonly object[]) => lines.map((one) => ({ ...one, id: '' }));
    expect(told(before)).toEqual(told(await here.log()));
  });
});

describe('a tournament of this hall', () => {
  let here: Desk;
  let body: ReturnType<typeof sent>;
  let there: Desk;
  beforeAll(async () => {
    here = await openedDesk(8);
    const odile = await here.as('director', 'Odile');
    await odile.command({ kind: 'mark', player: 'J8', presence: 'absent', saw: 'here' }, 'm1');
    await here.send('PUT', `${at}/people/J1`, { name: 'JOUEUR1 Ada', marks: { paid: true } });
    await here.send('PUT', `${at}/fees`, { bands: [{ upTo: null, cents: 1500 }] });
    await here.post(`${at}/links`, {});
    await playRound(here, 1);
    body = sent(await archiveOf(here));
  });
  beforeEach(async () => {
    there = await openDesk();
  });

  it('keeps names of authors, fees, presence and numbers; leaves links, team and accounts, and says so', async () => {
    const { said } = await moved(there, body);
    expect(said).toMatch(
      /N’ont pas suivi.*liens.*invitations.*comptes.*réglages de la salle et de l’inscription en ligne/,
    );
    expect((await moved(there, { ...body, copy: true }, 'en')).said).toMatch(/Left behind: .*links.*invitations/);
    const log = await there.log();
    expect(log.find(({ id }) => id === 'm1')?.by).toBe('Odile');
    const accounts = new Set((await here.installation.store.load('lyon'))?.log.map(({ by }) => by));
    const carried = JSON.stringify(await journalOf(here));
    expect(accounts.size).toBe(2);
    for (const account of accounts) expect(carried).not.toContain(account);
    expect(await textOf(there, `${at}/fees`)).toBe(await textOf(here, `${at}/fees`));
    const [mine, theirs] = [await there.view(), await here.view()];
    expect(mine.people).toEqual(theirs.people);
    expect(mine.tournament.players.find(({ id }) => id === 'J8')?.presence).toBe('absent');
    // Its director is who brought it, the public sees nothing of it yet.
    expect(await textOf(there, `${at}/team`)).not.toContain('Odile');
    expect((await there.get('/api/public/lyon')).status).toBe(404);
    expect(log[0]?.events).toEqual([{ kind: 'moved' }, { kind: 'shown', from: true, to: false }]);
  });

  it('goes on there: an old decision is taken back, a round is drawn', async () => {
    await moved(there, body);
    const odile = await there.as('director', 'Odile');
    const marked = (await there.log()).find(({ id }) => id === 'm1');
    expect((await odile.post(`${at}/undo`, { id: 'u1', decision: marked?.seq })).status).toBe(200);
    expect((await there.view()).tournament.players.find(({ id }) => id === 'J8')?.presence).toBe('here');
    await act(there, { kind: 'draw', round: 2, without: [] });
    const [newest] = await there.log();
    expect((await there.post(`${at}/undo`, { id: 'u2', decision: newest?.seq })).status).toBe(200);
    // Where it comes from stays.
    const arrival = (await there.log()).find(({ events }) => events[0]?.kind === 'moved');
    expect((await problemOf(await there.post(`${at}/undo`, { id: 'u3', decision: arrival?.seq }))).code).toBe(
      'not-undoable',
    );
  });

  it('is refused where it is already, or taken as a copy; sent twice it comes once', async () => {
    expect((await problemOf(await here.post(importing, body))).code).toBe('already-here');
    const copy = await moved(here, { ...body, copy: true, id: 'again' });
    expect(copy.slug).toBe('lyon-2');
    expect((await moved(here, { ...body, copy: true, id: 'again' })).slug).toBe('lyon-2');
    const first = await moved(there, { ...body, id: 'i1' });
    expect(await moved(there, { ...body, id: 'i1' })).toEqual(first);
    expect(await (await there.get('/api/tournaments')).json()).toHaveLength(1);
    // Once more on: from there to a third computer, and to nobody who is no director.
    const third = await openDesk();
    await moved(third, { ...sent(await archiveOf(there)), id: 'third' });
    expect((await third.log()).filter(({ events }) => events[0]?.kind === 'moved')).toHaveLength(2);
    expect((await (await there.as('clerk')).get(`${at}/archive`)).status).toBe(403);
  });

  it('brings the army lists that lie beside its log, each as late as it was; what is no list stays behind', async () => {
    const house = await openDesk();
    await moved(house, { ...body, id: 'lists' });
    const list = (text: string, name: string) => ({ name, content: Buffer.from(text).toString('base64') });
    await house.send('PUT', `${at}/army-lists/J1/1`, list('Romains', 'romains.txt'));
    await house.send('PUT', `${at}/army-lists/J2/2`, list('%PDF-1.7 …', 'parthes.pdf'));
    await house.send('PUT', `${at}/army-lists`, { deadline: '2026-11-14T08:00:00.000Z', malus: 10, published: true });
    const files = unzipSync(await archiveOf(house));
    const strange = {
      'listes/lyon-liste-3-1.txt': new Uint8Array([0, 1]),
      'listes/lyon-liste-77-1.txt': new Uint8Array([65]),
      'listes/lyon-liste-4-1.txt': new Uint8Array(500_001),
    };
    const archive = sent(zipSync({ ...files, ...strange }));
    const { said } = await moved(there, { ...archive, id: 'again' });
    expect(said).toContain('Listes d’armée venues avec l’archive\u00a0: 2.');
    expect(await textOf(there, `${at}/army-lists`)).toBe(await textOf(house, `${at}/army-lists`));
    expect(await textOf(there, `${at}/army-lists/J1/1`)).toBe('Romains');
    expect(await textOf(there, `${at}/army-lists`)).toMatch(/parthes\.pdf.*"late":true/);
    // Sent twice, what was replaced here meanwhile stays.
    await there.send('PUT', `${at}/army-lists/J1/1`, list('Goths', 'goths.txt'));
    expect((await moved(there, { ...archive, id: 'again' })).said).toBe(said);
    expect(await textOf(there, `${at}/army-lists/J1/1`)).toBe('Goths');
    // The log alone says what was asked; its lists are added by hand.
    const third = await openDesk();
    expect((await moved(third, { file: await journalOf(house), id: 'third' })).said).toContain('archive\u00a0: 0.');
    expect(await textOf(third, `${at}/army-lists`)).toContain('"malus":10');
  });

  it('the entry alone does as much as the archive', async () => {
    await moved(there, { file: await journalOf(here) });
    expect(await textOf(there, `${at}/file`)).toBe(await textOf(here, `${at}/file`));
  });
});

describe('what is no log of a tournament is refused, with where and what, and nothing is kept', () => {
  type Changed = (journal: JournalFile) => object;
  const without = (journal: JournalFile, seq: number) => journal.log.filter((one) => one.seq !== seq);
  const cases: readonly (readonly [string, Changed, string])[] = [
    ['a newer kind of file', (j) => ({ ...j, journal: 3 }), 'journal'],
    ['facts of a later program', (j) => ({ ...j, facts: 999 }), 'facts'],
    ['a key that nobody knows', (j) => ({ ...j, colour: 'red' }), 'colour'],
    ['a hole', (j) => ({ ...j, log: without(j, 4) }), 'log[3]'],
    ['an end that is cut off', (j) => ({ ...j, log: j.log.slice(0, -1) }), 'digest'],
    ['another digest', (j) => ({ ...j, digest: '0'.repeat(64) }), 'digest'],
    ['no creation', (j) => ({ ...j, log: [{ ...j.log[0], events: [] }, ...j.log.slice(1)] }), 'log[0]'],
    ['a fact that does not follow', (j) => ({ ...j, log: changed(j, 'presence', { from: 'late' }) }), 'log['],
    ['a fact with a key of its own', (j) => ({ ...j, log: changed(j, 'presence', { why: 'x' }) }), 'log['],
    ['somebody whom nobody knows', (j) => ({ ...j, people: j.people.slice(1) }), 'log[1]'],
    ['one number for two', (j) => ({ ...j, people: j.people.map((p) => ({ ...p, number: 1 })) }), 'people[1].number'],
    ['a hidden mark in a name', (j) => ({ ...j, people: [{ ...j.people[0], name: 'A\u202eB' }] }), 'people[0].name'],
  ];

  let journal: JournalFile;
  beforeAll(async () => {
    const here = await openedDesk(8);
    await act(here, { kind: 'mark', player: 'J8', presence: 'absent', saw: 'here' });
    journal = await journalOf(here);
  });

  it.each(cases)('%s', async (_, change, path) => {
    const there = await openDesk();
    const body = { file: change(journal) };
    const answer = await there.post(importing, body, { 'Accept-Language': 'en' });
    const { code, errors } = await problemOf(answer);
    expect([answer.status, code]).toEqual([422, 'file-refused']);
    expect(errors?.[0]?.path).toContain(path);
    expect(errors?.[0]?.message).toMatch(
      /expected|does not|invisible|in players|numbered from 1|creat|not a log decision|unknown key/i,
    );
    expect(await (await there.get('/api/tournaments')).json()).toEqual([]);
  });

  function changed({ log }: JournalFile, kind: string, more: object): readonly object[] {
    return log.map((one) => ({
      ...one,
      events: one.events.map((event) => (event.kind === kind ? { ...event, ...more } : event)),
    }));
  }

  it('an author by the id of an account of this house', async () => {
    const there = await openDesk();
    await there.create('Autre');
    const claire = (await there.installation.store.load('autre'))?.log[0]?.by;
    const file = { ...journal, log: journal.log.map((one) => ({ ...one, by: claire })) };
    const { code, errors } = await problemOf(await there.post(importing, { file, copy: true }));
    expect([code, errors?.[0]?.path]).toEqual(['file-refused', 'log[0].by']);
    expect(await (await there.get('/api/tournaments')).json()).toHaveLength(1);
  });

  it('archives: no zip, none of ours, two logs, a strange path, a bomb', async () => {
    const there = await openDesk();
    const refusedOf = async (body: object) => {
      const answer = await there.post(importing, body, { 'Accept-Language': 'en' });
      const { code, errors } = await problemOf(answer);
      expect([answer.status, code]).toEqual([422, 'file-refused']);
      return errors?.[0]?.message ?? '';
    };
    const text = JSON.stringify(journal);
    const none = /holds no log of a tournament/;
    expect(await refusedOf(sent(new TextEncoder().encode('PK nothing')))).toMatch(none);
    expect(await refusedOf(packed('lyon.json', text))).toMatch(none);
    // Half of one is damaged, not one of something else.
    const whole = zipSync({ 'lyon-journal.json': new TextEncoder().encode(text) });
    for (const damaged of [whole.subarray(0, whole.length >> 1), new Uint8Array()])
      expect(await refusedOf(sent(damaged))).toMatch(/archive is damaged/);
    for (const path of ['../lyon-journal.json', '/lyon-journal.json', 'x/lyon-journal.json', 'C:\\lyon-journal.json'])
      expect(await refusedOf(packed(path, text)), path).toMatch(none);
    const bytes = new TextEncoder().encode(text);
    const two = sent(zipSync({ 'a-journal.json': bytes, 'b-journal.json': bytes }));
    expect(await refusedOf(two)).toMatch(none);
    expect(await refusedOf(packed('lyon-journal.json', ' '.repeat(30_000_000)))).toMatch(/too large|20 MB/i);
    expect(await refusedOf(packed('lyon-journal.json', '[]'))).not.toBe('');
    // A bomb beside the log is never unpacked.
    const beside = { 'pdf/x.pdf': new Uint8Array(40_000_000), '../../x': bytes, 'lyon-journal.json': bytes };
    await moved(there, sent(zipSync(beside)));
  });

  it('an archive whose tournament file was altered beside its log: where, what stands there, what the log says', async () => {
    const there = await openDesk();
    const here = await openDesk();
    await keep(here, playedDay('classique'));
    const whole = unzipSync(await archiveOf(here));
    const file = JSON.parse(new TextDecoder().decode(whole['lyon.json'])) as TournamentFile;
    const saying = (change: object): object =>
      sent(zipSync({ ...whole, 'lyon.json': new TextEncoder().encode(JSON.stringify({ ...file, ...change })) }));
    const said = async (body: object) => {
      const answer = await there.post(importing, body, { 'Accept-Language': 'en' });
      return problemOf(answer);
    };
    const [first, ...others] = file.players;
    const { name, rating: _, ...rest } = first ?? { name: '' };
    const two = await said(saying({ place: 'Dijon', players: [{ ...rest, name: 'NOBODY Ann' }, ...others] }));
    expect([two.status, two.code, two.errors?.map(({ path }) => path)]).toEqual([
      422,
      'file-refused',
      ['lyon.json · players[0].name', 'lyon.json · players[0].rating', 'lyon.json · place'],
    ]);
    expect(two.errors?.[0]?.message).toMatch(
      new RegExp(`^lyon\\.json · players\\[0\\]\\.name: found “NOBODY Ann”; expected: “${name}”, as the log`),
    );
    const fewer = await said(saying({ players: others }));
    expect(fewer.errors?.map(({ path }) => path)).toEqual(['lyon.json · players']);
    const torn = sent(zipSync({ ...whole, 'lyon.json': new TextEncoder().encode('{"ronde":') }));
    expect((await said(torn)).errors?.[0]?.path).toBe('lyon.json');
    expect(await (await there.get('/api/tournaments')).json()).toEqual([]);
    // Without it, or with both as they were written, the log is taken in.
    const { 'lyon.json': _file, ...alone } = whole;
    await moved(there, sent(zipSync(alone)));
    await moved(there, { ...sent(zipSync(whole)), copy: true });
  });

  it('a bomb that lies about its size', async () => {
    const there = await openDesk();
    const zip = zipSync({ 'lyon-journal.json': new Uint8Array(50_000_000) });
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    const index = view.getUint32(zip.length - 22 + 16, true);
    view.setUint32(index + 24, 1000, true);
    expect((await problemOf(await there.post(importing, sent(zip)))).code).toMatch(/file-refused|not-json/);
    expect(await (await there.get('/api/tournaments')).json()).toEqual([]);
  });
});

it('a tournament file is imported as before', async () => {
  const [here, there] = [await openedDesk(8), await openDesk()];
  const file = (await (await here.get(`${at}/file`)).json()) as TournamentFile;
  const answer = await there.post(importing, { file });
  expect(await answer.json()).toEqual({ id: file.id, slug: 'lyon' });
});
