import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { ok, type Result } from '@ronde/engine';
import { migrations } from '../database/migrations.ts';
import { dataFile } from '../store/data.ts';
import { backup, type Source } from './backup.ts';
import { copiesFolder, momentInName } from './copies.ts';
import type { CopyRefusal } from './refusal.ts';

/**
 * A copy of the data as an earlier version left them, before this one changes their tables: `…-version-11-avant-12`.
 * That version still opens it. Null: there is nothing to change.
 */
export async function copyBeforeUpdate(
  source: Source,
  folder: string,
  now: string,
): Promise<Result<string | null, CopyRefusal>> {
  const found = await versionOf(source);
  if (!found.ok) return found;
  const newest = Math.max(...migrations.map(({ number }) => number));
  if (found.value === 0 || found.value >= newest) return ok(null);
  const file = join(copiesFolder(folder), `ronde-${momentInName(now)}-version-${found.value}-avant-${newest}.sqlite`);
  const made = await backup(source, file, now);
  return made.ok ? ok(file) : made;
}

/** The number of the last change of its tables; 0: there are none yet. */
async function versionOf(source: Source): Promise<Result<number, CopyRefusal>> {
  if ('url' in source) return (await import('./backup-postgres.ts')).versionAt(source.url);
  const file = join(source.folder, dataFile);
  if (!existsSync(file)) return ok(0);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const table = database.prepare(`select 1 from sqlite_master where type = 'table' and name = 'migrations'`).get();
    if (!table) return ok(0);
    const row = database.prepare('select coalesce(max(number), 0) as number from migrations').get();
    return ok((row as { number: number }).number);
  } finally {
    database.close();
  }
}
