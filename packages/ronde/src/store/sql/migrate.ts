import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Brings a database up to this program. Throws when a newer program has written it: nothing is then touched. */
export async function migrate(
  db: Kysely<Tables>,
  dialect: DialectName,
  now: () => string,
  known: readonly Migration[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Two processes that start together on one new PostgreSQL: the second waits, then finds all done.
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(7263)`.execute(transaction);
    await migrationsTable(transaction, dialect);
    const rows = await transaction.selectFrom('migrations').select('number').execute();
    const done = new Set(rows.map(({ number }) => number));
    const newest = Math.max(0, ...done);
    const last = newestOf(known);
    if (newest > last) throw new NewerDatabase(newest, last);
    for (const { number, name, run } of known) {
      if (done.has(number)) continue;
      await run(transaction, dialect);
      await transaction.insertInto('migrations').values({ number, name, at: now() }).execute();
    }
  });
}

/** The number of the last one. */
export const newestOf = (known: readonly Migration[]): number => Math.max(...known.map(({ number }) => number));

async function migrationsTable(db: Kysely<Tables>, dialect: DialectName): Promise<void> {
  const end = dialect === 'sqlite' ? sql`strict` : sql``;
  await sql`create table if not exists migrations (number integer primary key, name text not null, at text not null) ${end}`.execute(
    db,
  );
}

/** The data were written by a later version of the program. */
export class NewerDatabase extends Error {
  constructor(found: number, known: number) {
    super(`Database of version ${found}; this program knows up to ${known}`);
    this.name = 'NewerDatabase';
  }
}

export type DialectName = 'sqlite' | 'postgres';

/**
 * One step of the database's growth. Published, it never changes. `run` uses kysely's schema builder, so that one text
 * serves both dialects.
 */
export interface Migration {
  readonly number: number;
  readonly name: string;
  run(db: Kysely<Tables>, dialect: DialectName): Promise<void>;
}
