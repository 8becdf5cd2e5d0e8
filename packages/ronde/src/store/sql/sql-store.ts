import { ok, type Result, refused } from '@ronde/engine';
import { type Kysely, sql, type Transaction } from 'kysely';
import { isWorthAgain } from '../faults.ts';
import { afterAmendment } from '../journal.ts';
import { createdBefore, decideOn, justCreated } from '../next-state.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { freeSlug } from '../slug.ts';
import type { Remembered } from '../state-memory.ts';
import {
  type AskedDecision,
  alreadyHere,
  type Decide,
  type IdReused,
  type Store,
  type Stored,
  type WrittenDecision,
} from '../store.ts';
import type { Changing } from './append.ts';
import { type Backend, inSnapshot } from './backend.ts';
import { type HeadRenewal, headsIn } from './heads.ts';
import { insertTournament } from './insert.ts';
import { storedOf, tournamentRow } from './queries.ts';
import type { Tables } from './tables.ts';

/** The tournaments of one database. `committed` hears each new state. */
export function sqlStore(
  backend: Backend,
  memory: Remembered,
  { change }: Changing,
  committed: (stored: Stored) => void,
  renewal: HeadRenewal,
): Store {
  const { db, reading } = backend;
  // Those of this process wait for each other without a connection, and leave some to everybody else.
  const oneOfOurs = oneAtATime();
  const amend: Store['amend'] = (ref, amendment) =>
    change(ref, (now) => {
      const amended = now && amendment(now);
      const next = now && amended ? afterAmendment(now, amended) : null;
      return { answer: next, next: next ?? now };
    });

  return {
    heads: () => headsIn(backend, memory, renewal),
    async count() {
      const row = await reading
        .selectFrom('tournaments')
        .select((eb) => eb.fn.countAll().as('all'))
        .executeTakeFirst();
      return Number(row?.all ?? 0);
    },
    load: (ref) => loadFrom(backend, memory, ref),
    create: async (creation, event, asked, crowd) => {
      const make = async (transaction: Transaction<Tables>): Promise<Stored | null> => {
        await oneCreation(transaction, backend);
        const earlier = await createdBy(transaction, asked.id, memory);
        if (earlier) return earlier;
        if ((await tournamentRow(transaction, creation.id))?.id === creation.id) return null;
        const slug = await freeSlug(
          creation.name,
          async (name) => (await tournamentRow(transaction, name)) !== undefined,
        );
        const fresh = justCreated(creation.id, slug, event, asked, crowd);
        await insertTournament(transaction, backend.dialect, fresh, asked.at);
        return fresh;
      };
      const stored = await oneOfOurs(() => again(() => db.transaction().execute(make)));
      if (!stored) return refused(alreadyHere);
      committed(stored);
      return createdBefore(stored, asked);
    },
    write: <R>(ref: string, asked: AskedDecision, decide: Decide<R>) =>
      change<Result<WrittenDecision, R | IdReused> | null>(ref, (now) => {
        if (!now) return { answer: null, next: null };
        const answer = decideOn(now, asked, decide);
        return answer.ok ? { answer: ok(answer.value), next: answer.value.stored } : { answer, next: now };
      }),
    amend,
  };
}

/**
 * One new tournament after the other, so that each sees the addresses that are taken. SQLite has one writer anyway;
 * elsewhere the lock is held until the end of the transaction, by whichever process.
 */
async function oneCreation(transaction: Transaction<Tables>, { dialect }: Backend): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(7264)`.execute(transaction);
}

/** Two transactions that meet all the same: the second finds what the first wrote when it tries again. */
async function again<T>(task: () => Promise<T>, attempts = 5): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (attempts > 1 && isWorthAgain(error)) return again(task, attempts - 1);
    throw error;
  }
}

async function loadFrom(backend: Backend, memory: Remembered, ref: string): Promise<Stored | null> {
  const row = await tournamentRow(backend.reading, ref);
  if (!row) return null;
  const known = memory.get(row.id);
  if (known && known.version >= row.version) return known;
  const stored = await inSnapshot(backend, async (snapshot) => {
    const now = await tournamentRow(snapshot, row.id);
    return now ? storedOf(snapshot, now, memory.get(row.id)) : null;
  });
  if (stored) memory.keep(stored);
  return stored;
}

async function createdBy(db: Kysely<Tables>, creation: string, memory: Remembered): Promise<Stored | null> {
  const row = await db.selectFrom('tournaments').selectAll().where('creation_id', '=', creation).executeTakeFirst();
  return row ? storedOf(db, row, memory.get(row.id)) : null;
}
