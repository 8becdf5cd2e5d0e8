import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely } from 'kysely';
import { migrations } from '../database/migrations.ts';
import { type Migration, migrate } from '../store/sql/migrate.ts';
import type { Tables } from '../store/sql/tables.ts';
import { sqliteDialect } from '../store/sqlite/sqlite.ts';
import type { Altered } from './refusal.ts';
import { shapeOf } from './seal.ts';

/** Gives a SQLite file that nobody else uses the tables of this program, or of the version of these migrations. */
export async function bringUp(file: string, now: string, known: readonly Migration[] = migrations): Promise<void> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(new DatabaseSync(file), { writes: true }) });
  try {
    await migrate(db, 'sqlite', () => now, known);
  } finally {
    await db.destroy();
  }
}

/** What a database holds and should not, or the reverse. */
interface Strange {
  readonly name: string;
  readonly kind: Altered;
}

/**
 * Compares a database with a new one of this program: a trigger, a view or a column that it has not is none of ours and
 * would go on acting inside. `empty`: a file to make for it. Answers the first thing that differs; null: none does.
 */
export async function strangeShape(file: string, empty: string, now: string): Promise<Strange | null> {
  await bringUp(empty, now);
  const [found, own] = [shapeIn(file), shapeIn(empty)];
  const name = [...new Set([...own.keys(), ...found.keys()])].find((one) => own.get(one) !== found.get(one));
  if (name === undefined) return null;
  return { name, kind: kindIn(found.get(name) ?? own.get(name) ?? '') };
}

const kinds: readonly Altered[] = ['table', 'view', 'trigger', 'index'];

/** The first word of a shape is what it is one of. */
const kindIn = (shape: string): Altered => kinds.find((kind) => shape.startsWith(`${kind} `)) ?? 'structure';

function shapeIn(file: string): ReadonlyMap<string, string> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return shapeOf(database);
  } finally {
    database.close();
  }
}
