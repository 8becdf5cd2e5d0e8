import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { type Checked, checkFile } from './check.ts';
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

/** The day as this place counts it, `2026-11-14`. */
export function civilDay(time: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
