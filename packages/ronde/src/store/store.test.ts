import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decideUndo, ok, replay } from '@ronde/engine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memoryStore } from './memory.ts';
import { sqliteStore } from './sqlite/sqlite.ts';
import type { Store, Stored } from './store.ts';
import { by, createIn, registration } from './test-tournament.ts';

let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ronde-suite-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const stores: readonly (readonly [string, () => Promise<Store>])[] = [
  ['memory', async () => memoryStore()],
  ['SQLite', () => sqliteStore(join(folder, `${++files}.sqlite`))],
];

// What every store does, whatever keeps it.
describe.each(stores)('store in %s', (_, open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const load = async (ref: string): Promise<Stored> => {
    const stored = await store.load(ref);
    if (!stored) throw new Error(`No tournament ${ref}`);
    return stored;
  };
  const register = (player: string, asked = player) => store.write('T', by(asked), (now) => registration(now, player));

  it('answers null for what is not there', async () => {
    expect(await store.load('T')).toBeNull();
    expect(await store.write('T', by('c1'), () => ok({ events: [] }))).toBeNull();
    expect(await store.savePerson('T', 'p1', { name: 'DURAND Zoé' })).toBeNull();
    expect(await store.list()).toEqual([]);
  });

  it('creates, and finds by id and by slug', async () => {
    const made = await createIn(store, 'T', 'Open 24/25 : « été »');
    expect(made).toMatchObject({ id: 'T', slug: 'open-24-25-ete', version: 1 });
    expect(await store.load('T')).toEqual(made);
    expect(await store.load('open-24-25-ete')).toEqual(made);
    expect(made.tournament).toEqual(replay(made.log));
  });

  it('gives two tournaments of one name two addresses, and never one of the desk’s own', async () => {
    await createIn(store, 'A', 'Lyon');
    expect((await createIn(store, 'B', 'LYON')).slug).toBe('lyon-2');
    expect((await createIn(store, 'C', 'Nouveau')).slug).toBe('nouveau-2');
    expect((await createIn(store, 'D', '…')).slug).toBe('tournoi');
    expect((await createIn(store, 'E', 'A')).slug).toBe('a');
  });

  it('never lets a name hide the tournament whose id it is', async () => {
    await createIn(store, 'lyon', 'Premier');
    await createIn(store, 'other', 'Lyon');
    expect((await load('lyon')).tournament.name).toBe('Premier');
  });

  it('creates once when the request is repeated', async () => {
    const first = await createIn(store, 'A', 'Lyon', 'same');
    expect(await createIn(store, 'B', 'Lyon', 'same')).toEqual(first);
    expect(await store.list()).toHaveLength(1);
  });

  it('lists the newest first', async () => {
    await createIn(store, 'A', 'Lyon', 'a', '2026-11-14T09:00:00.000Z');
    await createIn(store, 'B', 'Paris', 'b', '2026-11-14T10:00:00.000Z');
    expect((await store.list()).map((stored) => stored.id)).toEqual(['B', 'A']);
  });

  it('appends a decision, folds it and names who it names', async () => {
    await createIn(store, 'T', 'Lyon');
    const written = await register('p1');
    expect(written).toMatchObject({
      ok: true,
      value: { repeated: false, decision: { seq: 2, id: 'p1', by: 'Claire' } },
    });
    const stored = await load('T');
    expect(stored.version).toBe(2);
    expect(stored.tournament.players.map((player) => player.id)).toEqual(['p1']);
    expect(stored.people.get('p1')).toEqual({ name: 'JOUEUR p1', licence: 'L-p1' });
    expect(stored.numbers.get('p1')).toBe(1);
    expect(stored.tournament).toEqual(replay(stored.log));
  });

  it('CONC-02: a command sent twice acts once and is answered the same', async () => {
    await createIn(store, 'T', 'Lyon');
    const first = await register('p1', 'same');
    const again = await store.write('T', by('same'), () => {
      throw new Error('Decided a second time');
    });
    expect(again?.ok && again.value.repeated).toBe(true);
    expect(again?.ok && again.value.decision).toEqual(first?.ok && first.value.decision);
    expect((await load('T')).version).toBe(2);
  });

  it('tells the same id for something else from the same request sent twice', async () => {
    await createIn(store, 'T', 'Lyon');
    const write = (request: string) => store.write('T', { ...by('same'), request }, (now) => registration(now, 'p1'));
    expect(await write('one')).toMatchObject({ ok: true, value: { repeated: false } });
    expect(await write('one')).toMatchObject({ ok: true, value: { repeated: true } });
    expect(await write('two')).toEqual({ ok: false, refusal: 'id-reused' });
    expect((await load('T')).version).toBe(2);
  });

  it('lets two tournaments use the same command id', async () => {
    await createIn(store, 'T', 'Lyon');
    await createIn(store, 'U', 'Paris');
    await register('p1', 'same');
    const other = await store.write('U', by('same'), (now) => registration(now, 'p1'));
    expect(other?.ok && other.value.repeated).toBe(false);
    expect((await load('U')).tournament.players).toHaveLength(1);
  });

  it('writes nothing of a refusal', async () => {
    await createIn(store, 'T', 'Lyon');
    await register('p1');
    const before = await load('T');
    const again = await register('p1', 'other');
    expect(again).toMatchObject({ ok: false, refusal: { code: 'already-registered' } });
    expect(await load('T')).toEqual(before);
  });

  it('writes nothing when deciding throws, and goes on working', async () => {
    await createIn(store, 'T', 'Lyon');
    const broken = store.write('T', by('c1'), () => {
      throw new Error('A bug');
    });
    await expect(broken).rejects.toThrow('A bug');
    expect((await load('T')).version).toBe(1);
    expect((await register('p1'))?.ok).toBe(true);
  });

  it('CONC-01: decides each of many at once on the newest state', async () => {
    await createIn(store, 'T', 'Lyon');
    const players = Array.from({ length: 20 }, (_, index) => `p${index}`);
    await Promise.all(players.map((player) => register(player)));
    const stored = await load('T');
    expect([...stored.numbers.values()].sort((a, b) => a - b)).toEqual(players.map((_, index) => index + 1));
    expect(stored.log.map((decision) => decision.seq)).toEqual(stored.log.map((_, index) => index + 1));
    expect(stored.version).toBe(21);
  });

  it('never gives a number twice, not even that of a registration taken back', async () => {
    await createIn(store, 'T', 'Lyon');
    await register('p1');
    await register('p2');
    await store.write('T', by('u'), ({ log }) => decideUndo(log, 3, false));
    await register('p3');
    const stored = await load('T');
    expect(stored.tournament.players.map(({ id, number }) => [id, number])).toEqual([
      ['p1', 1],
      ['p3', 3],
    ]);
    expect(stored.people.get('p2')?.name).toBe('JOUEUR p2');
    expect(stored.log.at(3)?.undoes).toEqual([3]);
  });

  it('corrects a person without a decision, and says that something changed', async () => {
    await createIn(store, 'T', 'Lyon');
    await register('p1');
    const person = { name: 'DURAND Zoé', federation: 'FQCSF', birthYear: 1990, pseudonym: 'Zaza' };
    expect((await store.savePerson('T', 'p1', person))?.version).toBe(3);
    const stored = await load('T');
    expect(stored.people.get('p1')).toEqual(person);
    expect(stored.log).toHaveLength(2);
    expect(stored.numbers.get('p1')).toBe(1);
    expect(await store.savePerson('T', 'nobody', person)).toBeNull();
  });
});
