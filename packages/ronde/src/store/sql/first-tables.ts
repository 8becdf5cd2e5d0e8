import { type Kysely, sql } from 'kysely';
import type { DialectName, Migration } from './migrate.ts';
import type { Tables } from './tables.ts';

/** SQLite's own words for a table that holds what its columns say. */
const ends: Readonly<Record<DialectName, { readonly strict: string; readonly keyed: string }>> = {
  sqlite: { strict: 'strict', keyed: 'strict, without rowid' },
  postgres: { strict: '', keyed: '' },
};

export const firstTables: Migration = { number: 1, name: 'tournaments, people, decisions', run: createTables };

export const requestsMigration: Migration = {
  number: 2,
  name: 'what each decision was asked with',
  run: async (db) => void (await sql`alter table decisions add column request text`.execute(db)),
};

async function createTables(db: Kysely<Tables>, dialect: DialectName): Promise<void> {
  const { strict, keyed } = ends[dialect];
  await sql`create table tournaments (
    id text primary key,
    slug text not null unique,
    version integer not null,
    creation_id text not null unique,
    name text not null,
    date text not null,
    place text,
    created_at text not null
  ) ${sql.raw(strict)}`.execute(db);
  await sql`create table people (
    tournament text not null references tournaments (id),
    player text not null,
    number integer not null,
    name text not null,
    licence text,
    federation text,
    birth_year integer,
    pseudonym text,
    primary key (tournament, player),
    unique (tournament, number)
  ) ${sql.raw(keyed)}`.execute(db);
  await sql`create table decisions (
    tournament text not null references tournaments (id),
    seq integer not null,
    command_id text not null,
    at text not null,
    by text not null,
    events text not null,
    undoes text,
    primary key (tournament, seq),
    unique (tournament, command_id)
  ) ${sql.raw(strict)}`.execute(db);
}

export const publicVersions: Migration = { number: 3, name: 'public versions, heads, device times, notes', run };

async function run(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('tournaments')
    .addColumn('public_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('tournaments').addColumn('head', 'text').execute();
  await schema
    .alterTable('tournaments')
    .addColumn('head_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('tournaments').addColumn('head_engine', 'text').execute();
  // What was done before this is taken as seen by the public: nobody then keeps an older page.
  await db
    .updateTable('tournaments')
    .set((eb) => ({ public_version: eb.ref('version') }))
    .execute();
  await schema.alterTable('decisions').addColumn('device_at', 'text').execute();
  await schema
    .alterTable('people')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('notes')
    .addColumn('tournament', 'text', (column) => column.notNull().references('tournaments.id'))
    .addColumn('command_id', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('notes_of_tournament', ['tournament', 'command_id'])
    .execute();
}

/** Null: written before anybody said so, and known to all. */
export const factsMigration: Migration = {
  number: 13,
  name: 'which program wrote each decision',
  run: async (db) => void (await sql`alter table decisions add column facts integer`.execute(db)),
};
