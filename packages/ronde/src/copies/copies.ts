import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { ok, type Result } from '@ronde/engine';
import { type Checked, checkFile } from './check.ts';
import type { CopyRefusal } from './refusal.ts';
import { madeOf } from './seal.ts';

/** Where the copies of a folder's data are. */
export const copiesFolder = (folder: string): string => join(folder, 'copies');

interface Copy {
  readonly file: string;
  /** When it was made, ISO 8601. */
  readonly at: string;
}

/** The copies, the newest first. What cannot be read is no copy. */
async function copiesOf(folder: string): Promise<readonly Copy[]> {
  const there = copiesFolder(folder);
  if (!existsSync(there)) return [];
  const names = (await readdir(there)).filter((name) => name.endsWith('.sqlite'));
  const copies = names.flatMap((name) => copyAt(join(there, name)));
  return copies.sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** By its own word, else by the file's date. */
function copyAt(file: string): readonly Copy[] {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return [{ file, at: madeOf(database)?.at ?? statSync(file).mtime.toISOString() }];
    } finally {
      database.close();
    }
  } catch {
    return [];
  }
}

/** The newest copy that passes every check; null: there is none. */
export async function newestGood(folder: string): Promise<(Copy & Checked) | null> {
  for (const copy of await copiesOf(folder)) {
    const checked = await checkFile(copy.file);
    if (checked.ok && checked.value.tournaments > 0) return { ...copy, ...checked.value };
  }
  return null;
}

/** `2026-11-14T10:42:07.123Z` → `2026-11-14T10-42-07Z`: sorts by time, and every disk takes it as a name. */
export const momentInName = (iso: string): string => iso.replace(/\.\d+Z$/, 'Z').replaceAll(':', '-');

/** What a person knows a state of the data by. */
export interface Contents {
  readonly tournaments: number;
  readonly decisions: number;
  /** When the last of them was taken, ISO 8601; null: none was. */
  readonly last: string | null;
  /** When it was copied; null: it is no copy. */
  readonly made: string | null;
}

const counts = `select (select count(*) from tournaments) as tournaments, (select count(*) from decisions) as decisions,
  (select max(at) from decisions) as last`;
type Counted = Pick<Contents, 'tournaments' | 'decisions' | 'last'>;

/** What a SQLite file holds; null: it cannot be read. */
export function contentsOf(file: string): Contents | null {
  let database: InstanceType<typeof DatabaseSync> | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const counted = database.prepare(counts).get() as unknown as Counted;
    return { ...counted, made: madeOf(database)?.at ?? null };
  } catch {
    return null;
  } finally {
    database?.close();
  }
}

/** What a PostgreSQL database holds; null: nothing of Ronde's. */
export async function contentsIn(url: string): Promise<Result<Contents | null, CopyRefusal>> {
  // Most houses have no PostgreSQL, and do not wait for its driver.
  const { connected } = await import('./backup-postgres.ts');
  return connected<Contents | null>(url, async (client) => {
    const there = await client.query<{ name: string | null }>(`select to_regclass('decisions') as name`);
    if (there.rows[0]?.name == null) return ok(null);
    const [counted] = (await client.query<Counted>(counts)).rows;
    return ok(counted ? { ...counted, made: null } : null);
  });
}
