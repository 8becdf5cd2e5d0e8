import { sql, type Transaction } from 'kysely';
import { faultOf, isWorthAgain } from '../faults.ts';
import { journalOf, since } from '../journal.ts';
import type { Remembered } from '../state-memory.ts';
import type { Stored } from '../store.ts';
import type { Backend } from './backend.ts';
import { changeOf, newsOf, saveDifference, tellVersion, type Version, versionOf } from './insert.ts';
import { writtenOnce } from './prepared.ts';
import { lockedRow, storedOf } from './queries.ts';
import { decisionRow, insertion, type RowColumns, rowColumns } from './rows.ts';
import type { Tables } from './tables.ts';

/** An answer, and the state to keep: the same one where nothing changes, null where there is no tournament. */
interface Outcome<T> {
  readonly answer: T;
  readonly next: Stored | null;
}

/** One change of one tournament, asked again where its transaction has to be done again. */
interface Job {
  readonly ref: string;
  step(now: Stored | null): Stored | null;
  /** Gives the last answer, once it is on the disk. */
  settle(): void;
  fail(error: unknown): void;
}

export interface Changing {
  /** Runs `task` on the newest state; answers once what it made of it is committed. Rejects with what it throws. */
  change<T>(ref: string, task: (now: Stored | null) => Outcome<T>): Promise<T>;
  idle(): Promise<void>;
}

const mostAttempts = 5;

interface Around {
  /** Hears each new state. */
  committed(stored: Stored): void;
  /** Whether no newer one was heard of. */
  isNewest(stored: Stored): boolean;
}

/** Changes of tournaments, several in one transaction. */
export function changing(backend: Backend, memory: Remembered, { committed, isNewest }: Around): Changing {
  const group = groupCommit<Job>((jobs) => write(jobs));

  async function write(jobs: readonly Job[], attempt = 1): Promise<void> {
    let changed: readonly Stored[];
    try {
      changed = (await atOnce(jobs)) ?? (await backend.db.transaction().execute((writing) => all(writing, jobs)));
    } catch (error) {
      if (isWorthAgain(error) && attempt < mostAttempts) return write(jobs, attempt + 1);
      if (jobs.length > 1 && faultOf(error) === null) return eachAlone(jobs);
      for (const job of jobs) job.fail(error);
      return;
    }
    for (const stored of changed) committed(stored);
    for (const job of jobs) job.settle();
  }

  /** One of them cannot be written: only that one fails. */
  async function eachAlone(jobs: readonly Job[]): Promise<void> {
    for (const job of jobs) await write([job]);
  }

  /** Null: they need a transaction. What is refused does, too: it must be refused on the newest state. */
  async function atOnce(jobs: readonly Job[]): Promise<readonly Stored[] | null> {
    const [ref] = new Set(jobs.map((job) => job.ref));
    const before = memory.get(memory.idOf(ref ?? '') ?? '');
    if (backend.dialect !== 'postgres' || ref === undefined || !before || !isNewest(before)) return null;
    if (jobs.some((job) => job.ref !== ref)) return null;
    const after = jobs.reduce<Stored | null>((now, job) => job.step(now), before);
    if (!after || after.version === before.version) return null;
    return (await savedAtOnce(backend, ref, before, after)) ? [after] : null;
  }

  async function all(transaction: Transaction<Tables>, jobs: readonly Job[]): Promise<readonly Stored[]> {
    const changed: Stored[] = [];
    for (const [ref, some] of byRef(jobs)) {
      const row = await lockedRow(transaction, ref, backend.dialect);
      const before = row ? await storedOf(transaction, row, memory.get(row.id)) : null;
      const after = some.reduce<Stored | null>((now, job) => job.step(now), before);
      if (!before || !after || after.version === before.version) continue;
      await saveDifference(transaction, backend.dialect, before, after);
      changed.push(after);
    }
    return changed;
  }

  return {
    change: (ref, task) =>
      new Promise((resolve, reject) => {
        let settle = (): void => undefined;
        const step = (now: Stored | null): Stored | null => {
          try {
            const { answer, next } = task(now);
            settle = () => resolve(answer);
            return next;
          } catch (error) {
            settle = () => reject(error);
            return now;
          }
        };
        group.add(backend.lane(memory.idOf(ref) ?? ref), { ref, step, settle: () => settle(), fail: reject });
      }),
    idle: group.idle,
  };
}

function byRef(jobs: readonly Job[]): ReadonlyMap<string, readonly Job[]> {
  const groups = new Map<string, Job[]>();
  for (const job of jobs) {
    const group = groups.get(job.ref);
    if (group) group.push(job);
    else groups.set(job.ref, [job]);
  }
  return groups;
}

/**
 * What was decided on a state that this process knows, where nobody else has gone on meanwhile: version, log and news
 * in one statement, which is a transaction by itself, instead of five that each wait for the database. False: somebody
 * has gone on, or more than the log has changed; nothing is written then. `ref`: what the tournament was asked for by.
 */
export async function savedAtOnce(
  { db }: Pick<Backend, 'db'>,
  ref: string,
  before: Stored,
  after: Stored,
): Promise<boolean> {
  if (after.people !== before.people || after.notes !== before.notes) return false;
  const decided = since(journalOf(after), journalOf(before).length);
  const rows = decided.map((entry) => decisionRow(after.id, entry));
  const { rows: written } = await save(db, {
    ...rowColumns(after.id, rows),
    ...versionOf(after),
    ref,
    before: before.version,
    news: newsOf(changeOf(after)),
  });
  return written[0]?.done === true;
}

type Values = RowColumns & Version & { readonly ref: string; readonly before: number; readonly news: string };

/** An id goes before an address: where another tournament has this one as its id, that one was meant. */
const save = writtenOnce<Values, { done: boolean }>((db, values) => {
  const { id, version, public_version, name, date, place, ref, before, news } = values;
  return sql<{ done: boolean }>`with saved as (
      update tournaments set version = ${version}, public_version = ${public_version}, name = ${name}, date = ${date},
        place = ${place}
      where id = ${id} and version = ${before}
        and not exists (select from tournaments other where other.id = ${ref} and other.id <> ${id})
      returning ${tellVersion(news)}
    ), logged as (${insertion(values, 'saved')} returning seq)
    select exists (select from logged) as done`.compile(db);
});

/** Takes a job in; `lane`: jobs of one lane are written one after the other, and together where several wait. */
interface GroupCommit<J> {
  add(lane: string, job: J): void;
  /** Once nothing waits any more. */
  idle(): Promise<void>;
}

/**
 * While a lane's transaction is being written, what arrives for it waits and goes together into the next one: one wait
 * for the disk answers all of them. `write` settles its jobs itself and never rejects.
 */
export function groupCommit<J>(write: (jobs: readonly J[]) => Promise<void>, most = 256): GroupCommit<J> {
  const lanes = new Map<string, J[]>();
  const working = new Map<string, Promise<void>>();

  async function work(lane: string, waiting: J[]): Promise<void> {
    await turn();
    while (waiting.length > 0) {
      await write(waiting.splice(0, most));
      // Whoever was just answered may ask again, and goes into the next one.
      await turn();
    }
    lanes.delete(lane);
    working.delete(lane);
  }

  return {
    add(lane, job) {
      const waiting = lanes.get(lane);
      if (waiting) return void waiting.push(job);
      const fresh = [job];
      lanes.set(lane, fresh);
      working.set(lane, work(lane, fresh));
    },
    async idle() {
      while (working.size > 0) await Promise.all(working.values());
    },
  };
}

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
