import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create, decide, type Event, replay } from '@ronde/engine';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../store/data-port.ts';
import { postgresData } from '../store/postgres/postgres.ts';
import { type SharedPostgres, sharedPostgres } from '../store/postgres/test-shared.ts';
import { type DialectName, migrate, NewerDatabase } from '../store/sql/migrate.ts';
import type { Tables } from '../store/sql/tables.ts';
import { openDatabase, sqliteData, sqliteDialect } from '../store/sqlite/sqlite.ts';
import { by, registration } from '../store/test-tournament.ts';
import { migrations } from './migrations.ts';

let folder: string;
let postgres: SharedPostgres;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ronde-migrations-'));
  postgres = await sharedPostgres();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

interface Kind {
  readonly dialect: DialectName;
  place(): Promise<string>;
  raw(place: string): Kysely<Tables>;
  open(place: string): Promise<Data>;
}

const kinds: readonly Kind[] = [
  {
    dialect: 'sqlite',
    place: async () => join(folder, `${++files}.sqlite`),
    raw: (place) => new Kysely({ dialect: sqliteDialect(openDatabase(place), { writes: true }) }),
    open: (place) => sqliteData(place, { migrations }),
  },
  {
    dialect: 'postgres',
    place: () => postgres.fresh(),
    raw: (place) => new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: place }) }) }),
    open: (place) => postgresData(place, { migrations }),
  },
];

const now = () => '2026-11-14T09:00:00.000Z';
const creation = {
  id: 'T',
  name: 'Lyon',
  format: 'classique',
  date: '2026-11-14',
  seed: 48_213,
  settings: {},
} as const;

describe.each(kinds)('migrations in $dialect', ({ dialect, place, raw, open }) => {
  /** A database as a program of version 2 left it: one tournament of one player. */
  async function old(): Promise<{ at: string; events: readonly Event[] }> {
    const at = await place();
    const db = raw(at);
    await migrate(db, dialect, now, migrations.slice(0, 2));
    const created = create(creation);
    if (!created.ok) throw new Error(created.refusal.code);
    const people = new Map([['p1', { name: 'JOUEUR p1' }]]);
    const registered = decide(replay([{ seq: 1, ...by('c'), events: [created.value] }]), player('p1', 1), people);
    if (!registered.ok) throw new Error(registered.refusal.code);
    const events = [created.value, ...registered.value];
    await sql`insert into tournaments (id, slug, version, creation_id, name, date, place, created_at)
      values ('T', 'lyon', 2, 'c', 'Lyon', '2026-11-14', null, ${now()})`.execute(db);
    await sql`insert into people (tournament, player, number, name) values ('T', 'p1', 1, 'JOUEUR p1')`.execute(db);
    for (const [index, event] of events.entries()) {
      await sql`insert into decisions (tournament, seq, command_id, at, by, events, undoes, request)
        values ('T', ${index + 1}, ${`c${index}`}, ${now()}, 'Claire', ${JSON.stringify([event])}, null, null)`.execute(
        db,
      );
    }
    await db.destroy();
    return { at, events };
  }

  const player = (id: string, number: number) => ({ kind: 'register', player: id, number, rating: 1500 }) as const;

  it('brings a database of version 2 up, its tournament the same, and goes on writing in it', async () => {
    const { at, events } = await old();
    const data = await open(at);
    const stored = await data.tournaments.load('lyon');
    expect(stored?.log.map((decision) => decision.events)).toEqual(events.map((event) => [event]));
    expect(stored?.log.map(({ by: author, at: time }) => [author, time])).toEqual(events.map(() => ['Claire', now()]));
    expect(stored?.people).toEqual(new Map([['p1', { name: 'JOUEUR p1' }]]));
    expect([stored?.version, stored?.publicVersion]).toEqual([2, 2]);
    expect(stored?.notes.size).toBe(0);
    const written = await data.tournaments.write('T', by('p2'), (state) => registration(state, 'p2'));
    expect(written?.ok && written.value.decision.seq).toBe(3);
    expect((await data.tournaments.heads())[0]).toMatchObject({ slug: 'lyon', players: 2 });
    await data.close();
  });

  it('names each step that was taken, in order and once', async () => {
    const at = await place();
    await (await open(at)).close();
    const data = await open(at);
    const rows = await data.db.selectFrom('migrations').select(['number', 'name']).orderBy('number').execute();
    expect(rows).toEqual(migrations.map(({ number, name }) => ({ number, name })));
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    await data.close();
  });

  it('refuses what a newer program has written, and leaves it as it is', async () => {
    const at = await place();
    await (await open(at)).close();
    const db = raw(at);
    await sql`insert into migrations values (99, 'from the future', '2030-01-01')`.execute(db);
    await expect(open(at)).rejects.toThrow(NewerDatabase);
    expect(await db.selectFrom('tournaments').selectAll().execute()).toEqual([]);
    await db.destroy();
  });

  it('takes back a step that fails whole', async () => {
    const db = raw(await place());
    const failing = {
      number: 3,
      name: 'fails',
      run: async (target: Kysely<Tables>) => {
        await target.schema.createTable('half').addColumn('a', 'text').execute();
        throw new Error('Half-way');
      },
    };
    await expect(migrate(db, dialect, now, [...migrations.slice(0, 2), failing])).rejects.toThrow('Half-way');
    await migrate(db, dialect, now, migrations);
    await expect(sql`select * from half`.execute(db)).rejects.toThrow();
    await db.destroy();
  });
});
