import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Creation, create, decide, decideUndo, ok, replay } from '@ronde/engine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '../database/migrations.ts';
import { personAmended } from '../public/correct-person.ts';
import type { Data } from './data-port.ts';
import { nextNumber } from './next-state.ts';
import { postgresData } from './postgres/postgres.ts';
import { type SharedPostgres, sharedPostgres } from './postgres/test-shared.ts';
import { headOf } from './sql/heads.ts';
import { sqliteData } from './sqlite/sqlite.ts';
import type { Store, Stored, TournamentChange } from './store.ts';
import { by, createIn, registration } from './test-tournament.ts';
import { anyScore, openHall, result } from './trials/hall.ts';
import { memoryStore } from './trials/memory.ts';

let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ronde-suite-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A store, and what closes it. */
type Opened = Pick<Data, 'tournaments' | 'close'>;

let postgres: SharedPostgres;
beforeAll(async () => {
  postgres = await sharedPostgres();
});

const stores: readonly (readonly [string, () => Promise<Opened>])[] = [
  ['memory', async () => ({ tournaments: memoryStore(), close: async () => undefined })],
  ['SQLite', () => sqliteData(join(folder, `${++files}.sqlite`), { migrations })],
  ['PostgreSQL', async () => postgresData(await postgres.fresh(), { migrations })],
];

// What every store does, whatever keeps it.
describe.each(stores)('store in %s', (_, open) => {
  let opened: Opened;
  let store: Store;
  beforeEach(async () => {
    opened = await open();
    store = opened.tournaments;
  });
  afterEach(() => opened.close());

  const load = async (ref: string): Promise<Stored> => {
    const stored = await store.load(ref);
    if (!stored) throw new Error(`No tournament ${ref}`);
    return stored;
  };
  const register = (player: string, asked = player) => store.write('T', by(asked), (now) => registration(now, player));

  it('answers null for what is not there', async () => {
    expect(await store.load('T')).toBeNull();
    expect(await store.write('T', by('c1'), () => ok({ events: [] }))).toBeNull();
    expect(await store.amend('T', (now) => personAmended(now, 'p1', { name: 'DURAND Zoé' }))).toBeNull();
    expect(await store.heads()).toEqual([]);
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

  it('gives many of one name that come at the same moment an address each', async () => {
    const made = await Promise.all(Array.from({ length: 40 }, (_, n) => createIn(store, `t${n}`, 'Lyon')));
    const wanted = ['lyon', ...Array.from({ length: 39 }, (_, n) => `lyon-${n + 2}`)];
    expect(new Set(made.map(({ slug }) => slug))).toEqual(new Set(wanted));
  });

  it('refuses the second of two that come with one id at the same moment, and keeps the first', async () => {
    const creation: Creation = {
      id: 'T',
      name: 'Lyon',
      format: 'classique',
      date: '2026-11-14',
      seed: 1,
      settings: {},
    };
    const event = create(creation);
    if (!event.ok) throw new Error(event.refusal.code);
    const both = await Promise.all(['a', 'b'].map((asked) => store.create(creation, event.value, by(asked))));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: 'already-here' });
    expect(await store.heads()).toHaveLength(1);
  });

  it('never lets a name hide the tournament whose id it is', async () => {
    await createIn(store, 'lyon', 'Premier');
    await createIn(store, 'other', 'Lyon');
    expect((await load('lyon')).tournament.name).toBe('Premier');
  });

  it('creates once when the request is repeated', async () => {
    const first = await createIn(store, 'A', 'Lyon', 'same');
    expect(await createIn(store, 'B', 'Lyon', 'same')).toEqual(first);
    expect(await store.heads()).toHaveLength(1);
  });

  it('lists the newest first', async () => {
    await createIn(store, 'A', 'Lyon', 'a', '2026-11-14T09:00:00.000Z');
    await createIn(store, 'B', 'Paris', 'b', '2026-11-14T10:00:00.000Z');
    expect((await store.heads()).map((stored) => stored.id)).toEqual(['B', 'A']);
  });

  it('appends a decision, folds it and names who it names', async () => {
    await createIn(store, 'T', 'Lyon');
    const written = await register('p1');
    expect(written).toMatchObject({
      ok: true,
      value: { repeated: false, before: { version: 1 }, decision: { seq: 2, id: 'p1', by: 'Claire' } },
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
    expect(await write('one')).toMatchObject({ ok: true, value: { repeated: true, before: null } });
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
    expect((await store.amend('T', (now) => personAmended(now, 'p1', person)))?.version).toBe(3);
    const stored = await load('T');
    expect(stored.people.get('p1')).toEqual(person);
    expect(stored.log).toHaveLength(2);
    expect(stored.numbers.get('p1')).toBe(1);
    expect(await store.amend('T', (now) => personAmended(now, 'nobody', person))).toBeNull();
  });

  it('keeps the device’s time beside its own, and the reason outside the log', async () => {
    await createIn(store, 'T', 'Lyon');
    const asked = { ...by('p1'), deviceAt: '2026-11-14T08:12:00.000Z' };
    const proposal = (now: Stored) => {
      const registered = registration(now, 'p1');
      return registered.ok ? ok({ ...registered.value, note: 'Arrivée en retard' }) : registered;
    };
    await store.write('T', asked, proposal);
    const { log, notes } = await load('T');
    expect(log[1]).toMatchObject({ at: by('p1').at, deviceAt: '2026-11-14T08:12:00.000Z' });
    expect(notes).toEqual(new Map([['p1', 'Arrivée en retard']]));
    expect(JSON.stringify(log)).not.toContain('Arrivée');
  });

  it('erases names and reasons together, and leaves the log alone', async () => {
    await createIn(store, 'T', 'Lyon');
    await store.write('T', by('p1'), (now) => {
      const registered = registration(now, 'p1');
      return registered.ok ? ok({ ...registered.value, note: 'Malade' }) : registered;
    });
    const before = await load('T');
    const people = new Map([['p1', { name: 'Joueur 1' }]]);
    await store.amend('T', () => ({ people, notes: new Map([['p1', null]]), seen: true }));
    const after = await load('T');
    expect(after.people).toEqual(people);
    expect(after.notes).toEqual(new Map());
    expect(after.log).toEqual(before.log);
    expect([after.version, after.publicVersion]).toEqual([3, 3]);
    expect(await store.amend('T', () => null)).toBeNull();
    expect((await load('T')).version).toBe(3);
  });

  it('counts for the public only what the public can see', async () => {
    await createIn(store, 'T', 'Lyon');
    await register('p1');
    expect((await load('T')).publicVersion).toBe(1);
    await store.write('T', by('open'), ({ tournament }) => {
      const events = decide(tournament, { kind: 'show', open: true }, new Map());
      return events.ok ? ok({ events: events.value }) : events;
    });
    expect((await load('T')).publicVersion).toBe(3);
    await register('p2');
    await store.amend('T', (now) => personAmended(now, 'p1', { name: 'JOUEUR p1', licence: 'L-p1', birthYear: 1990 }));
    expect((await load('T')).publicVersion).toBe(4);
    await store.amend('T', (now) => personAmended(now, 'p1', { name: 'DURAND Zoé', pseudonym: 'Zaza' }));
    expect((await load('T')).publicVersion).toBe(6);
    await store.amend('T', (now) => personAmended(now, 'p1', { name: 'DURAND Chloé', pseudonym: 'Zaza' }));
    expect((await load('T')).publicVersion).toBe(6);
  });

  it('takes in a tournament whole, with its people, as one decision', async () => {
    await openHall(store, 'imported', 4);
    const stored = await load('imported');
    expect(stored.log).toHaveLength(1);
    expect(stored.tournament.rounds[0]?.status).toBe('published');
    expect(stored.people.get('p8')).toEqual({ name: 'JOUEUR p8' });
    expect(stored.tournament.players.map(({ id, number }) => [id, number])).toEqual([...stored.numbers]);
    expect(nextNumber(stored)).toBe(9);
  });

  it('gives the heads of a list, as fresh as what they stand for', async () => {
    await createIn(store, 'A', 'Lyon', 'a', '2026-11-14T09:00:00.000Z');
    await createIn(store, 'B', 'Paris', 'b', '2026-11-14T10:00:00.000Z');
    const heads = async () => (await store.heads()).map(({ slug, players, version }) => [slug, players, version]);
    expect(await heads()).toEqual([
      ['paris', 0, 1],
      ['lyon', 0, 1],
    ]);
    await store.write('A', by('p1'), (now) => registration(now, 'p1'));
    for (let look = 1; look <= 2; look++) {
      expect(await heads()).toEqual([
        ['paris', 0, 1],
        ['lyon', 1, 2],
      ]);
    }
    expect((await store.heads())[1]).toEqual(headOf(await load('A')));
    expect(await store.count()).toBe(2);
  });

  it('answers each of many that were written together with its own decision', async () => {
    await openHall(store, 'H', 4);
    const written = await Promise.all(
      Array.from({ length: 40 }, (_, n) => store.write('H', by(`r${n}`), result(n % 4, anyScore(n)))),
    );
    const { log } = await load('H');
    expect(log).toHaveLength(41);
    for (const [n, answer] of written.entries()) {
      const decision = answer?.ok ? answer.value.decision : null;
      expect(decision?.id).toBe(`r${n}`);
      expect(log[(decision?.seq ?? 0) - 1]).toEqual(decision);
    }
  });

  it('of several written together, one that throws and one that is refused fail alone', async () => {
    await openHall(store, 'H', 4);
    const broken = store.write('H', by('broken'), () => {
      throw new Error('A bug');
    });
    const all = await Promise.allSettled([
      store.write('H', by('r0'), result(0, anyScore(1))),
      broken,
      store.write('H', by('r1'), result(0, anyScore(2), anyScore(7))),
      store.write('H', by('r2'), result(1, anyScore(3))),
    ]);
    expect(all.map((one) => (one.status === 'fulfilled' ? one.value?.ok : one.reason.message))).toEqual([
      true,
      'A bug',
      false,
      true,
    ]);
    expect((await load('H')).log.map(({ id }) => id)).toEqual(['H-created', 'r0', 'r2']);
  });
});

// What only a database does.
describe.each(stores.slice(1))('data in %s', (_, open) => {
  let data: Data;
  beforeEach(async () => {
    data = (await open()) as Data;
  });
  afterEach(() => data.close());

  it('tells each change once, after it is kept', async () => {
    const told: TournamentChange[] = [];
    const forget = data.watch((change) => told.push(change));
    await createIn(data.tournaments, 'T', 'Lyon');
    await data.tournaments.write('T', by('p1'), (now) => registration(now, 'p1'));
    await data.tournaments.write('T', by('p1'), (now) => registration(now, 'p1'));
    forget();
    await data.tournaments.amend('T', (now) => personAmended(now, 'p1', { name: 'DURAND Zoé' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(told).toEqual([
      { tournament: 'T', version: 1, publicVersion: 1, open: false },
      { tournament: 'T', version: 2, publicVersion: 1, open: false },
    ]);
  });

  it('of several written together, one that the database refuses fails alone', async () => {
    await openHall(data.tournaments, 'H', 4);
    const write = (id: string) => data.tournaments.write('H', by(id), (now) => registration(now, id));
    // A key that is taken already, as by a program that does not keep to the log.
    await data.db
      .insertInto('people')
      .values({ tournament: 'H', player: 'stranger', number: 10, name: 'X', version: 0 })
      .execute();
    const all = await Promise.allSettled([write('a'), write('b'), write('c')]);
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    await data.db.deleteFrom('people').where('player', '=', 'stranger').execute();
    expect((await write('b'))?.ok).toBe(true);
    expect((await data.tournaments.load('H'))?.log.map(({ id, seq }) => [id, seq])).toEqual([
      ['H-created', 1],
      ['a', 2],
      ['b', 3],
    ]);
  });

  it('says that it answers', async () => {
    expect(await data.trouble(true)).toBeNull();
  });
});
