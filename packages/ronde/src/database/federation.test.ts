import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SentFederationCommand } from '@ronde/contract/http/federation/decisions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideAtDesk } from '../federation/desk-commands.ts';
import { makeFederation } from '../federation/federations.ts';
import { type Federations, federationsIn } from '../federation/log.ts';
import { frozenText } from '../federation/publications.ts';
import { receiveDocument } from '../federation/receive-document.ts';
import { keepRefused, refusedLines } from '../federation/refused-lines.ts';
import { makeSender, revokeSender, senderOf } from '../federation/senders.ts';
import { closedFile, pl, sentBy, tenOfTheText } from '../federation/test-documents.ts';
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
    decideAtDesk(port, 'pl', { id, by: 'Nadia', at: now, request: JSON.stringify(command) }, { saw, command });
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
