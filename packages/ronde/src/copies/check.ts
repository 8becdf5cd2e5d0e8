import { open, stat } from 'node:fs/promises';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { decisionSchema } from '@ronde/contract';
import { apply, type Decision, ok, type Result, refused, start, type Tournament } from '@ronde/engine';
import { migrations } from '../database/migrations.ts';
import { eachRow } from './each-row.ts';
import { type CopyRefusal, failureOf } from './refusal.ts';
import { alteredTable, applicationId, hasLog, type Made, madeOf, shapeSeal } from './seal.ts';

/** What a good file holds. */
export interface Checked {
  readonly tournaments: number;
  /** When it was copied; null: it is a database, no copy. */
  readonly made: Made | null;
}

/**
 * Everything that can be known of a file before it is taken for the data: whole, SQLite, this program's, not newer,
 * sound in every page, its rows those that were copied, every log adding up. The file is only read.
 */
export async function checkFile(file: string): Promise<Result<Checked, CopyRefusal>> {
  const header = await checkHeader(file, hasLog(file));
  if (!header.ok) return header;
  return reading(file, (database) => {
    const refusal = sound(database, file, 'integrity_check') ?? ours(database, file) ?? unaltered(database, file);
    if (refusal) return refused(refusal);
    const logs = checkLogs(database);
    if ('seq' in logs) return refused({ code: 'copy-log', file, ...logs });
    return ok({ tournaments: logs.tournaments, made: madeOf(database) });
  });
}

/** The check of every start, a second for some hundred megabytes: whole, SQLite, every page where it belongs. */
export async function quickCheck(file: string): Promise<Result<null, CopyRefusal>> {
  const header = await checkHeader(file, hasLog(file));
  if (!header.ok) return header;
  return reading(file, (database) => {
    const refusal = sound(database, file, 'quick_check') ?? ours(database, file);
    return refusal ? refused(refusal) : ok(null);
  });
}

/** What SQLite itself throws on the way is damage too. */
function reading<T>(
  file: string,
  check: (database: DatabaseSyncInstance) => Result<T, CopyRefusal>,
): Result<T, CopyRefusal> {
  let database: DatabaseSyncInstance | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    return check(database);
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return refused(
      /not a database/i.test(found) ? { code: 'copy-foreign', file } : { code: 'copy-damaged', file, found },
    );
  } finally {
    database?.close();
  }
}

function sound(
  database: DatabaseSyncInstance,
  file: string,
  check: 'integrity_check' | 'quick_check',
): CopyRefusal | null {
  const [found] = Object.values(database.prepare(`pragma ${check}(1)`).get() as Record<string, string>);
  return found === 'ok' ? null : { code: 'copy-damaged', file, found: found ?? '' };
}

/** Ours by its mark, or unmarked; and in any case by the names of its migrations, from the first one on. */
function ours(database: DatabaseSyncInstance, file: string): CopyRefusal | null {
  const { application_id: mark } = database.prepare('pragma application_id').get() as { application_id: number };
  const foreign: CopyRefusal = { code: 'copy-foreign', file };
  if (mark !== 0 && mark !== applicationId) return foreign;
  const has = database.prepare(`select 1 from sqlite_master where type = 'table' and name = 'migrations'`).get();
  if (!has) return foreign;
  const done = database.prepare('select number, name from migrations order by number').all() as Done[];
  const last = Math.max(...migrations.map(({ number }) => number));
  const newest = Math.max(0, ...done.map(({ number }) => number));
  if (done[0]?.number !== 1 || done[0].name !== migrations[0]?.name) return foreign;
  return newest > last ? { code: 'copy-newer', file, expected: last, found: newest } : null;
}

interface Done {
  readonly number: number;
  readonly name: string;
}

function unaltered(database: DatabaseSyncInstance, file: string): CopyRefusal | null {
  const table = alteredTable(database);
  if (table === null) return null;
  return { code: 'copy-altered', file, kind: table === shapeSeal ? 'structure' : 'table', table };
}

const magic = 'SQLite format 3\0';
const headerSize = 100;

/**
 * What the first hundred bytes and the size of a file already tell, before SQLite opens it: missing, empty, not SQLite,
 * cut off. `withLog`: a write-ahead log stands beside it, which may hold what seems to be missing.
 */
export async function checkHeader(file: string, withLog: boolean): Promise<Result<null, CopyRefusal>> {
  try {
    const { size } = await stat(file);
    if (size === 0) return refused({ code: 'copy-empty', file });
    const header = await firstBytes(file);
    if (header.toString('latin1', 0, magic.length) !== magic.slice(0, header.length)) {
      return refused({ code: 'copy-foreign', file });
    }
    const expected = header.length < headerSize ? headerSize : expectedSize(header);
    return size < expected && !withLog ? refused({ code: 'copy-truncated', file, expected, found: size }) : ok(null);
  } catch (error) {
    const reason = failureOf(error);
    if (reason === 'ENOENT' || reason === 'ENOTDIR') return refused({ code: 'copy-missing', file });
    return refused({ code: 'copy-unreadable', file, reason });
  }
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headerSize), 0, headerSize, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** SQLite file format §1.3: page size at 16 (1 means 65536), number of pages at 28, good when 24 and 92 agree. */
function expectedSize(header: Buffer): number {
  const said = header.readUInt16BE(16);
  const pages = header.readUInt32BE(24) === header.readUInt32BE(92) ? header.readUInt32BE(28) : 1;
  return (said === 1 ? 65_536 : said) * pages;
}

/** What a log that does not add up is refused for. */
interface BrokenLog {
  readonly tournament: string;
  readonly seq: number;
}

interface Row {
  readonly tournament: string;
  readonly seq: number;
  readonly command_id: string;
  readonly at: string;
  readonly by: string;
  readonly events: string;
  readonly undoes: string | null;
}

/**
 * Lives through every log of the database: counted from 1 without a gap, made of decisions, begun by the creation of
 * that very tournament. Answers how many there are, or the first decision that does not follow.
 */
function checkLogs(database: DatabaseSyncInstance): { readonly tournaments: number } | BrokenLog {
  const ids = database.prepare('select id from tournaments order by id').all() as { id: string }[];
  for (const { id } of ids) {
    const seq = firstBroken(database, id);
    if (seq !== null) return { tournament: id, seq };
  }
  const stray = database
    .prepare('select tournament, seq from decisions where tournament not in (select id from tournaments) limit 1')
    .get() as BrokenLog | undefined;
  return stray ?? { tournaments: ids.length };
}

function firstBroken(database: DatabaseSyncInstance, tournament: string): number | null {
  const rows = eachRow(database, 'select * from decisions where tournament = ? order by seq', tournament);
  let state: Tournament | null = null;
  let seq = 0;
  for (const row of rows) {
    seq += 1;
    const decision = read(row as unknown as Row);
    if (decision?.seq !== seq) return seq;
    state = after(state, decision);
    if (state?.id !== tournament) return seq;
  }
  return seq === 0 ? 1 : null;
}

function read(row: Row): Decision | null {
  try {
    const { seq, command_id: id, at, by, undoes } = row;
    const events: unknown = JSON.parse(row.events);
    const sent = { seq, id, at, by, events, ...(undoes !== null && { undoes: JSON.parse(undoes) as unknown }) };
    const parsed = decisionSchema.safeParse(sent);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Null: an event that does not fit what came before it. */
function after(state: Tournament | null, { events }: Decision): Tournament | null {
  try {
    return events.reduce<Tournament | null>((now, event) => (now ? apply(now, event) : start(event)), state);
  } catch {
    return null;
  }
}
