import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely } from 'kysely';
import { migrations } from '../database/migrations.ts';
import { migrate } from '../store/sql/migrate.ts';
import type { Migration } from '../store/sql/migration.ts';
import type { Tables } from '../store/sql/tables.ts';
import { sqliteDialect } from '../store/sqlite/dialect.ts';

/** Gives a SQLite file that nobody else uses the tables of this program, or of the version of these migrations. */
export async function bringUp(file: string, now: string, known: readonly Migration[] = migrations): Promise<void> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(new DatabaseSync(file), { writes: true }) });
  try {
    await migrate(db, 'sqlite', () => now, known);
  } finally {
    await db.destroy();
  }
}
