import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { engineVersion, ok, type Result, refused } from '@ronde/engine';
import { dataFile } from '../store/data.ts';
import type { CopyRefusal } from './refusal.ts';
import { seal } from './seal.ts';

/** The whole state at one moment, while others write: `VACUUM INTO` reads one snapshot and waits for nobody. */
export async function copySqlite(folder: string, file: string, now: string): Promise<Result<null, CopyRefusal>> {
  const original = join(folder, dataFile);
  if (!existsSync(original)) return refused({ code: 'no-data', folder });
  try {
    vacuumInto(original, file);
    sealed(file, now);
    return ok(null);
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    if (/malformed|corrupt|not a database/i.test(found))
      return refused({ code: 'copy-damaged', file: original, found });
    return refused({ code: 'copy-unwritable', file, reason: found });
  }
}

function vacuumInto(original: string, file: string): void {
  const database = new DatabaseSync(original, { readOnly: true });
  try {
    database.exec('pragma busy_timeout = 5000');
    database.prepare('vacuum into ?').run(file);
  } finally {
    database.close();
  }
}

function sealed(file: string, at: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('begin');
    seal(database, { at, of: 'sqlite', program: engineVersion });
    database.exec('commit');
  } finally {
    database.close();
  }
}
