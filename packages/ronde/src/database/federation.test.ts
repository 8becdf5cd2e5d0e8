import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SentFederationCommand } from '@ronde/contract/http/federation/decisions';
import type { PublishedList } from '@ronde/contract/http/federation/lists';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideAtDesk } from '../federation/desk-commands.ts';
import { makeFederation } from '../federation/federations.ts';
import { type Federations, federationsIn } from '../federation/log.ts';
import { frozenText } from '../federation/publications.ts';
import { receiveDocument } from '../federation/receive-document.ts';
import { keepRefused, refusedLines } from '../federation/refused-lines.ts';
import { makeSender, revokeSender, senderOf } from '../federation/senders.ts';
import { type FederationSnapshot, faceOf } from '../federation/snapshot.ts';
import { closedFile, digest, pl, sentBy, tenOfTheText } from '../federation/test-documents.ts';
import { sentRead } from '../files/sent-read.ts';
import type { Data } from '../store/data-port.ts';
import { startPostgres, type TestPostgres } from '../store/postgres/test-postgres.ts';
import { openData } from './migrations.ts';

let folder: string;
let postgres: TestPostgres;
let files = 0;
beforeAll(async () => {
  [folder, postgres] = await Promise.all([mkdtemp(join(tmpdir(), 'ronde-federations-')), startPostgres()]);
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const kinds = [
  { name: 'memory', place: async () => 'memory' as const },
  { name: 'SQLite', place: () => mkdtemp(join(folder, `${++files}-`)).then((own) => ({ folder: own })) },
  { name: 'PostgreSQL', place: () => postgres.fresh().then((url) => ({ url })) },
] as const;

/** All that a snapshot holds, but the figures. */
const told = (snapshot: FederationSnapshot | null): string =>
  JSON.stringify(
    [snapshot?.log, [...(snapshot?.documents.values() ?? [])], snapshot?.persons, snapshot?.state],
    (_, value: unknown) => (value instanceof Map ? [...value] : value instanceof Set ? [...value] : value),
  );

const now = '2026-11-15T09:00:00.000Z';
const read = (file: ReturnType<typeof closedFile>) => {
  const sent = Buffer.from(JSON.stringify(sentBy(file)));
  const found = sentRead({ sent, today: '2026-11-15', game: 'scrabble', handed: false });
  if (found.kind === 'refused') throw new Error(JSON.stringify(found.problems));
  return found;
};
const villebois = (revision = 1, name = 'Tournoi de Villebois') =>
  closedFile(tenOfTheText, { id: 'villebois', name, date: '2026-03-10', revision });

describe.each(kinds)('a federation in $name', ({ name, place }) => {
  let where: Awaited<ReturnType<typeof place>>;
  let data: Data;
  let federations: Federations;
  beforeEach(async () => {
    where = await place();
    data = await openData(where);
    federations = federationsIn(data.db);
    await makeFederation(data.db, pl, now);
    return () => data.close();
  });

  const receive = async (
    file: ReturnType<typeof closedFile>,
    key = `${file.id}/${file.revision}`,
    port = federations,
  ) => receiveDocument(port, 'pl', read(file), { sender: 'club', key, at: now });
  let commands = 0;
  const decide = (command: SentFederationCommand, { saw = 99, id = `c${++commands}`, port = federations } = {}) =>
    decideAtDesk(port, 'pl', { id, by: 'Nadia', at: now, request: digest(command) }, { saw, command });
  const accept = { kind: 'accept', receipt: 1, people: {} } as const;
  const prigent = async (port = federations) => (await port.current('pl'))?.ratings.held.get('1.L2')?.rating;

  it('keeps what was received and decided, and follows from it again', async () => {
    await receive(villebois());
    expect(await decide(accept)).toMatchObject({ ok: true, value: { decision: { number: 2 } } });
    expect(await prigent()).toBe(2032);
    // Another process, or the same after a start, reads it from the log.
    expect(await prigent(federationsIn(data.db))).toBe(2032);
    if (name === 'memory') return;
    await data.close();
    data = await openData(where);
    const again = await federationsIn(data.db).current('pl');
    expect(again?.ratings.held.get('1.L2')?.rating).toBe(2032);
    expect(again?.log.map(({ number, by }) => [number, by])).toEqual([
      [1, 'club'],
      [2, 'Nadia'],
    ]);
  });

  it('receives a file once, by key and by content', async () => {
    expect(await receive(villebois())).toMatchObject({ value: { receipt: 1, repeated: false } });
    expect(await receive(villebois())).toMatchObject({ value: { receipt: 1, repeated: true } });
    expect(await receive(villebois(), 'other')).toMatchObject({ value: { receipt: 1, repeated: true } });
    expect(await receive(villebois(1, 'Autre nom'))).toEqual({ ok: false, refusal: 'id-reused' });
    expect(await receive(villebois(2), 'villebois/1')).toEqual({ ok: false, refusal: 'id-reused' });
    expect(await receive(villebois(1, 'Autre nom'), 'other')).toMatchObject({ refusal: { code: 'revision-differs' } });
    expect((await federations.current('pl'))?.log).toHaveLength(1);
  });

  it('a command acts once; who comes second of two officers is told who was first', async () => {
    await receive(villebois());
    const other = federationsIn(data.db);
    const both = await Promise.all([
      decide(accept, { saw: 1, id: 'one' }),
      decide({ kind: 'return', receipt: 1, because: 'Illisible.' }, { saw: 1, id: 'two', port: other }),
    ]);
    expect(both.filter((one) => one?.ok)).toHaveLength(1);
    expect(both.find((one) => one && !one.ok)).toMatchObject({
      refusal: { code: 'decided-meanwhile', decision: { number: 2, by: 'Nadia' } },
    });
    const kept = (await federations.current('pl'))?.log.at(-1);
    const again =
      kept?.id === 'one'
        ? decide(accept, { id: 'one' })
        : decide({ kind: 'return', receipt: 1, because: 'Illisible.' }, { id: 'two' });
    expect(await again).toMatchObject({ value: { repeated: true, decision: { number: 2 } } });
  });

  it('what another process decided is there at the next question', async () => {
    const other = federationsIn(data.db);
    expect((await other.current('pl'))?.log).toEqual([]);
    await receive(villebois());
    await decide(accept);
    expect(await prigent(other)).toBe(2032);
    await decide({ kind: 'undo', decision: 2 }, { port: other });
    expect(await prigent()).toBeUndefined();
  });

  it('a failed decision leaves nothing behind, in memory neither', async () => {
    await receive(villebois());
    expect(await decide({ kind: 'accept', receipt: 7, people: {} })).toMatchObject({
      refusal: { code: 'unknown-receipt' },
    });
    expect((await federations.current('pl'))?.log).toHaveLength(1);
    expect(await decide(accept)).toMatchObject({ ok: true });
  });

  it('a frozen list keeps its bytes', async () => {
    await receive(villebois());
    await decide(accept);
    await decide({ kind: 'publish', date: '2026-04-01' });
    const before = await frozenText(data.db, 'pl', '2026-04-01');
    await receive(villebois(2, 'Tournoi de Villebois, corrigé'));
    await decide({ kind: 'accept', receipt: 2, people: {} });
    await decide({ kind: 'withdraw', document: 'villebois', because: 'Annulé.' });
    expect(await frozenText(data.db, 'pl', '2026-04-01')).toBe(before);
    expect(JSON.parse(before ?? '')).toMatchObject({ date: '2026-04-01', people: { length: 10 } });
  });

  it('whoever is erased is named nowhere: documents, first revisions, frozen lists, sentences; every rating stays', async () => {
    const other = federationsIn(data.db);
    await receive(villebois());
    await decide(accept);
    await receive(villebois(2));
    await decide({ kind: 'return', receipt: 2, because: 'Ronde 4 : PRIGENT ou AUBERT ?' });
    await receive(villebois(3, 'Villebois, corrigé'));
    await decide({ kind: 'accept', receipt: 3, people: {} });
    await decide({ kind: 'publish', date: '2026-04-01' });
    const before = await other.current('pl');
    const list = JSON.parse((await frozenText(data.db, 'pl', '2026-04-01')) ?? '') as PublishedList;
    expect(await decide({ kind: 'erase', person: '1.L2' })).toMatchObject({ ok: true });
    // In the database, in this process, in another one that had read everything, and after a start.
    const tables = ['federation_decisions', 'federation_documents', 'federation_lists', 'federation_refused'] as const;
    const rows = await Promise.all(tables.map((table) => data.db.selectFrom(table).selectAll().execute()));
    expect(JSON.stringify(rows)).not.toMatch(/PRIGENT|"licence":"2"/i);
    for (const port of [federations, other, federationsIn(data.db)]) {
      const now = await port.current('pl');
      expect(told(now)).not.toMatch(/PRIGENT|Maud/i);
      expect(now?.ratings.held).toEqual(before?.ratings.held);
      expect(now && faceOf(now, '1.L2').name).toBe('Personne effacée');
    }
    const frozen = JSON.parse((await frozenText(data.db, 'pl', '2026-04-01')) ?? '') as PublishedList;
    const facts = ({ people }: PublishedList) => people.map(({ person, rank, rating }) => [person, rank, rating]);
    expect(facts(frozen)).toEqual(facts(list));
    expect(frozen.people.find(({ person }) => person === '1.L2')).not.toHaveProperty('club');
    // Nothing brings the name back: neither an undo, nor a merge, nor the club's next revision.
    const number = (await federations.current('pl'))?.log.length ?? 0;
    expect(await decide({ kind: 'undo', decision: number })).toMatchObject({ refusal: { code: 'not-undoable' } });
    expect(await decide({ kind: 'merge', gone: '1.L3', kept: '1.L2' })).toMatchObject({
      refusal: { code: 'person-erased' },
    });
    expect(await decide({ kind: 'erase', person: '1.L2' })).toMatchObject({ refusal: { code: 'person-erased' } });
    await receive(villebois(4, 'Villebois, encore'));
    await decide({ kind: 'accept', receipt: 4, people: {} });
    const again = await federations.current('pl');
    expect([told(again), again?.ratings.held]).toEqual([expect.not.stringMatching(/PRIGENT/i), before?.ratings.held]);
  });

  it('a later namesake is nobody who was erased, and a separation leaves both without a name', async () => {
    await receive(villebois());
    await decide(accept);
    const nantes = (name: string, id = 'nantes') =>
      closedFile([{ name, rating: 1803 }, ...tenOfTheText.slice(3)], { id, date: '2026-04-18' });
    await receive(nantes('PRIGENT M.'));
    expect(await decide({ kind: 'accept', receipt: 2, people: {} })).toMatchObject({ ok: true });
    await decide({ kind: 'merge', gone: '2.p1', kept: '1.L2' });
    await decide({ kind: 'erase', person: '2.p1' });
    const merged = await federations.current('pl');
    expect(merged?.state.erased).toEqual(new Set(['1.L2', '2.p1']));
    expect(await decide({ kind: 'undo', decision: 5 })).toMatchObject({ ok: true });
    const apart = await federations.current('pl');
    expect(apart && ['1.L2', '2.p1'].map((person) => faceOf(apart, person).name)).toEqual(
      Array(2).fill('Personne effacée'),
    );
    await receive(closedFile(tenOfTheText, { id: 'caen', date: '2026-06-18' }));
    await decide({ kind: 'accept', receipt: 3, people: {} });
    expect((await federations.current('pl'))?.state.counted.get('caen')?.people.get('L2')).toBe('3.L2');
  });

  it('nothing is kept of what was refused but the line that says so', async () => {
    await keepRefused(data.db, 'pl', {
      at: now,
      sender: 'club',
      document: 'x'.repeat(500),
      why: [{ code: 'not-utf8', path: '' }],
    });
    expect(await refusedLines(data.db, 'pl', { limit: 5 })).toEqual([
      { at: now, sender: 'club', document: 'x'.repeat(200), why: [{ code: 'not-utf8', path: '' }], faults: 1 },
    ]);
  });

  it('a code is known as long as it is not revoked, and by its digest alone', async () => {
    const { code, sender } = await makeSender(data.db, 'pl', { id: 's1', name: 'Villebois', by: 'Claire', now });
    expect(await senderOf(data.db, 'pl', code)).toEqual(sender);
    expect(await senderOf(data.db, 'elo', code)).toBeNull();
    expect(JSON.stringify(await data.db.selectFrom('federation_senders').selectAll().execute())).not.toContain(code);
    expect(await revokeSender(data.db, 'pl', 's1', now)).toBe(true);
    expect(await senderOf(data.db, 'pl', code)).toBeNull();
  });

  it('there is no federation of another address', async () => {
    expect(await federations.current('nulle')).toBeNull();
    expect(
      await decideAtDesk(federations, 'nulle', { id: 'a', by: 'b', at: now, request: '' }, { saw: 0, command: accept }),
    ).toBeNull();
    expect(await makeFederation(data.db, pl, now)).toBeNull();
  });
});
