import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

interface Migration {
  readonly name: string;
  run(db: Kysely<Tables>): Promise<void>;
}

/** In order, from 1; a migration that has been published never changes. */
const migrations: readonly Migration[] = [
  { name: 'tournaments, people, decisions', run: firstTables },
  { name: 'what each decision was asked with', run: requests },
];

/** Brings a database up to this program. Throws when a newer program has written it: nothing is then touched. */
export async function migrate(db: Kysely<Tables>, now: () => string): Promise<void> {
  await sql`create table if not exists migrations (number integer primary key, name text not null, at text not null) strict`.execute(
    db,
  );
  await db.transaction().execute(async (transaction) => {
    const last = await transaction
      .selectFrom('migrations')
      .select((eb) => eb.fn.max('number').as('number'))
      .executeTakeFirst();
    const done = last?.number ?? 0;
    if (done > migrations.length) throw new NewerDatabase(done, migrations.length);
    for (const [index, migration] of migrations.entries()) {
      if (index < done) continue;
      await migration.run(transaction);
      await transaction
        .insertInto('migrations')
        .values({ number: index + 1, name: migration.name, at: now() })
        .execute();
    }
  });
}

/** The file was written by a later version of the program. */
export class NewerDatabase extends Error {
  constructor(found: number, known: number) {
    super(`Database of version ${found}; this program knows up to ${known}`);
    this.name = 'NewerDatabase';
  }
}

async function firstTables(db: Kysely<Tables>): Promise<void> {
  await sql`create table tournaments (
    id text primary key,
    slug text not null unique,
    version integer not null,
    creation_id text not null unique,
    name text not null,
    date text not null,
    place text,
    created_at text not null
  ) strict`.execute(db);
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
  ) strict, without rowid`.execute(db);
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
  ) strict`.execute(db);
}

async function requests(db: Kysely<Tables>): Promise<void> {
  await sql`alter table decisions add column request text`.execute(db);
}
