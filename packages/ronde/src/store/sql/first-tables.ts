import { type Kysely, sql } from 'kysely';
import type { DialectName, Migration } from './migrate.ts';
import type { Tables } from './tables.ts';

/** SQLite's own words for a table that holds what its columns say. */
const ends: Readonly<Record<DialectName, { readonly strict: string; readonly keyed: string }>> = {
  sqlite: { strict: 'strict', keyed: 'strict, without rowid' },
  postgres: { strict: '', keyed: '' },
};

export const firstTables: Migration = { number: 1, name: 'tournaments, people, decisions', run: createTables };

export const requests: Migration = {
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
