import { existsSync } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ok, type Result, refused } from '@ronde/engine';
import { dataFile } from '../store/data.ts';
import { bringUp, strangeShape } from './bring-up.ts';
import { checkFile, checkHeader } from './check.ts';
import { type Contents, contentsIn, contentsOf, momentInName } from './copies.ts';
import { addContinued, type Continued, continuing } from './journals.ts';
import { inRoom, released } from './place.ts';
import { type CopyRefusal, failureOf } from './refusal.ts';
import type { Previous } from './restore-sqlite.ts';
import { type ClosedSince, closedSince } from './revocations.ts';
import { foldLog, unsealFile } from './seal.ts';

/** Into which data a copy goes. `folder`: also where the previous state is kept and the dated logs are. */
interface Target {
  readonly folder: string;
  /** A PostgreSQL database; missing: the file of the folder. */
  readonly url?: string | undefined;
}

/** What is about to happen, for whoever decides whether it does. */
export interface Replacement {
  readonly copy: Contents;
  readonly replaced: Contents | 'nothing' | 'unreadable';
  /** The dated logs that go on where the copy ends. */
  readonly after: readonly Continued[];
}

export interface RestoreChoice {
  /** Answers why it may not go on; null, or missing: it may. */
  readonly asked?: (replacement: Replacement) => Promise<CopyRefusal | null>;
  /** Whether what the dated logs have more comes back too. */
  readonly withJournal?: boolean;
}

export interface Restored {
  readonly tournaments: number;
  /** The file that holds the previous state; null: there was none. */
  readonly kept: string | null;
  /** What was closed since the copy and stays so; null: the previous state could not be read. */
  readonly closed: ClosedSince | null;
  /** Decisions that the dated logs have beyond the copy, and whether they came back. */
  readonly after: { readonly decisions: number; readonly added: boolean };
}

/** The folder of the data that a copy was made of: a copy in `copies/` lies beside them, any other is alone. */
export function homeOf(copy: string): string {
  const folder = dirname(copy);
  return basename(folder) === 'copies' ? dirname(folder) : folder;
}

/**
 * Puts a copy in the place of the data. The file is checked on a copy of its own before anything else, and is only
 * read; the previous state is kept beside the data. Refused, everything is as it was.
 */
export async function restore(
  file: string,
  target: Target,
  now: string,
  choice: RestoreChoice = {},
): Promise<Result<Restored, CopyRefusal>> {
  // First on the file itself: nothing is copied of what is refused at first sight.
  const there = await stat(file).catch((error: unknown) => failureOf(error));
  if (typeof there === 'string' && there !== 'ENOENT') return refused({ code: 'copy-unreadable', file, reason: there });
  if (typeof there === 'string') return refused({ code: 'copy-missing', file });
  if (!there.isFile()) return refused({ code: 'copy-unreadable', file, reason: 'EISDIR' });
  try {
    return await inRoom(target.folder, (room) => replace(file, target, { room, now, choice }));
  } catch (error) {
    return refused({ code: 'copy-unwritable', file: target.folder, reason: failureOf(error) });
  }
}

interface Around {
  readonly room: string;
  readonly now: string;
  readonly choice: RestoreChoice;
}

async function replace(
  file: string,
  target: Target,
  { room, now, choice: { asked, withJournal = false } }: Around,
): Promise<Result<Restored, CopyRefusal>> {
  const fresh = await prepared(file, join(room, dataFile), now);
  if (!fresh.ok) return fresh;
  const { file: ready, copy } = fresh.value;
  const replaced = await contentsAt(target);
  if (!replaced.ok) return replaced;
  const after = await continuing(target.folder, ready);
  const no = (await asked?.({ copy, replaced: replaced.value, after })) ?? null;
  if (no) return refused(no);
  if (withJournal) await addContinued(room, ready, after);
  await released();
  const closed = { here: { accounts: 0, links: 0 } as ClosedSince | null };
  const put = await placed(ready, target, {
    kept: freeName(join(target.folder, `ronde-avant-restauration-${momentInName(now)}`)),
    now,
    closing: (from) => (closed.here = closedSince(from, ready, copy.made)),
  });
  if (!put.ok) return put;
  const decisions = after.reduce((sum, one) => sum + one.decisions.length, 0);
  const created = withJournal ? after.filter(({ decisions: [first] }) => first?.seq === 1).length : 0;
  return ok({
    tournaments: copy.tournaments + created,
    kept: put.value,
    closed: closed.here,
    after: { decisions, added: withJournal && decisions > 0 },
  });
}

/** Refused at once while a program uses it: nobody is asked about what cannot be. */
async function contentsAt({ folder, url }: Target): Promise<Result<Replacement['replaced'], CopyRefusal>> {
  if (url !== undefined) {
    const unused = await (await import('./restore-postgres.ts')).nobodyServes(url);
    const found = unused.ok ? await contentsIn(url) : unused;
    return found.ok ? ok(found.value ?? 'nothing') : found;
  }
  const unlock = (await import('./restore-sqlite.ts')).locked(folder);
  if (!unlock.ok) return unlock;
  unlock.value();
  const file = join(folder, dataFile);
  return ok(existsSync(file) ? (contentsOf(file) ?? 'unreadable') : 'nothing');
}

/** Two within one second: each keeps what it found. */
function freeName(path: string, nth = 1): string {
  const name = `${path}${nth === 1 ? '' : `-${nth}`}.sqlite`;
  return existsSync(name) ? freeName(path, nth + 1) : name;
}

interface Prepared {
  readonly file: string;
  readonly copy: Contents;
}

/** `whole`: who is signed in and the open invitations stay, since the state is today's. */
interface Preparing {
  readonly whole?: boolean;
}

/** A copy of the file, checked, brought up to this program, and a database like any other. */
export async function prepared(
  file: string,
  fresh: string,
  now: string,
  { whole = false }: Preparing = {},
): Promise<Result<Prepared, CopyRefusal>> {
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
  const copy = contentsOf(fresh);
  // A copy of nothing would silently empty the house.
  if (copy === null || copy.tournaments === 0) return refused({ code: 'copy-empty', file });
  await bringUp(fresh, now);
  const strange = await strangeShape(fresh, `${fresh}.empty`, now);
  if (strange !== null) return refused({ code: 'copy-altered', file, kind: strange.kind, table: strange.name });
  unsealFile(fresh, whole);
  await released();
  return ok({ file: fresh, copy });
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
