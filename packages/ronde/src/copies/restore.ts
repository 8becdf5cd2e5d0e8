import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ok, type Result, refused } from '@ronde/engine';
import { bringUp } from './bring-up.ts';
import { checkFile } from './check.ts';
import { type ClosedSince, closedSince } from './closed-since.ts';
import { foldLog } from './fold-log.ts';
import { checkHeader } from './header.ts';
import { momentInName } from './moment.ts';
import { strangeShape } from './own-shape.ts';
import type { Previous } from './previous.ts';
import { type CopyRefusal, reasonOf } from './refusal.ts';
import { released } from './released.ts';
import { unsealFile } from './unseal-file.ts';

/** Into which data a copy goes. `folder`: also where the previous state is kept. */
export interface Target {
  readonly folder: string;
  /** A PostgreSQL database; missing: the file of the folder. */
  readonly url?: string | undefined;
}

export interface Restored {
  readonly tournaments: number;
  /** The file that holds the previous state; null: there was none. */
  readonly kept: string | null;
  /** What was closed since the copy and stays so; null: the previous state could not be read. */
  readonly closed: ClosedSince | null;
}

/**
 * Puts a copy in the place of the data. The file is checked on a copy of its own before anything else, and is only
 * read; the previous state is kept beside the data. Refused, everything is as it was.
 */
export async function restore(file: string, target: Target, now: string): Promise<Result<Restored, CopyRefusal>> {
  // First on the file itself: nothing is copied of what is refused at first sight.
  const there = await stat(file).catch((error: unknown) => reasonOf(error));
  if (typeof there === 'string' && there !== 'ENOENT') return refused({ code: 'copy-unreadable', file, reason: there });
  if (typeof there === 'string') return refused({ code: 'copy-missing', file });
  if (!there.isFile()) return refused({ code: 'copy-unreadable', file, reason: 'EISDIR' });
  await mkdir(target.folder, { recursive: true, mode: 0o700 });
  const room = await mkdtemp(join(target.folder, '.restauration-'));
  try {
    const fresh = await prepared(file, join(room, 'ronde.sqlite'), now);
    if (!fresh.ok) return fresh;
    const kept = freeName(join(target.folder, `ronde-avant-restauration-${momentInName(now)}`));
    const { file: ready, tournaments, made } = fresh.value;
    const closed = { here: nothingClosed as ClosedSince | null };
    const put = await placed(ready, target, {
      kept,
      now,
      closing: (from) => (closed.here = closedSince(from, ready, made)),
    });
    return put.ok ? ok({ tournaments, kept: put.value, closed: closed.here }) : put;
  } catch (error) {
    return refused({ code: 'copy-unwritable', file: target.folder, reason: reasonOf(error) });
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}

const nothingClosed: ClosedSince = { accounts: 0, links: 0 };

/** Two within one second: each keeps what it found. */
function freeName(path: string, nth = 1): string {
  const name = `${path}${nth === 1 ? '' : `-${nth}`}.sqlite`;
  return existsSync(name) ? freeName(path, nth + 1) : name;
}

interface Prepared {
  readonly file: string;
  readonly tournaments: number;
  /** When the copy was made; null: it is a database, no copy. */
  readonly made: string | null;
}

/** A copy of the file, checked, brought up to this program, and a database like any other. */
async function prepared(file: string, fresh: string, now: string): Promise<Result<Prepared, CopyRefusal>> {
  await copyFile(file, fresh);
  // Of a database that was copied by hand, what is still in its write-ahead log belongs to it.
  const withLog = await copyFile(`${file}-wal`, `${fresh}-wal`).then(
    () => true,
    () => false,
  );
  const header = await checkHeader(fresh, withLog);
  if (!header.ok) return refused(named(header.refusal, file));
  foldLog(fresh);
  const checked = await checkFile(fresh);
  if (!checked.ok) return refused(named(checked.refusal, file));
  const { tournaments, made } = checked.value;
  // A copy of nothing would silently empty the house.
  if (tournaments === 0) return refused({ code: 'copy-empty', file });
  await bringUp(fresh, now);
  const strange = await strangeShape(fresh, `${fresh}.empty`, now);
  if (strange !== null) return refused({ code: 'copy-altered', file, kind: strange.kind, table: strange.name });
  unsealFile(fresh);
  await released();
  return ok({ file: fresh, tournaments, made: made?.at ?? null });
}

const named = (refusal: CopyRefusal, file: string): CopyRefusal => ('file' in refusal ? { ...refusal, file } : refusal);

async function placed(
  fresh: string,
  { folder, url }: Target,
  previous: Previous,
): Promise<Result<string | null, CopyRefusal>> {
  if (url === undefined) return (await import('./restore-sqlite.ts')).intoFolder(fresh, folder, previous);
  return (await import('./restore-postgres.ts')).intoPostgres(fresh, url, previous);
}
