import type { Kysely, Transaction } from 'kysely';
import { lru } from '../machine/lru.ts';
import type { Tables } from '../store/sql/tables.ts';
import type { FailureRow } from './tables.ts';
import { tokenHash } from './tokens.ts';

/** Where a sign-in comes from. `local`: this machine itself, loopback. */
export interface From {
  readonly address: string;
  readonly local: boolean;
}

/** Errors counted together: `free` of them cost nothing, each further one doubles the wait, up to `longest` seconds. */
interface Bucket {
  readonly key: string;
  readonly free: number;
  readonly longest: number;
}

const day = 24 * 3600 * 1000;
const mostWaits = 20_000;

/**
 * The waits that this process has begun itself, by bucket: what its row said then, and when they are over by a clock
 * that nobody sets. A wait of another process is told by its row alone.
 */
export interface Waits {
  /** How long there is still to wait, in ms; null: it was begun elsewhere. */
  left(key: string, row: FailureRow): number | null;
  begin(key: string, row: FailureRow, ms: number): void;
}

export function waitsBy(ticks: () => number): Waits {
  const begun = lru<{ readonly row: FailureRow; readonly until: number }>(mostWaits);
  return {
    left(key, row) {
      const known = begun.peek(key);
      if (!known || known.row.failures !== row.failures || known.row.last_at !== row.last_at) return null;
      return Math.max(0, known.until - ticks());
    },
    begin: (key, row, ms) => begun.set(key, { row, until: ticks() + ms }),
  };
}

/** By the row alone. Counted later than now, the clock was set back since, and nobody can say what has passed. */
function waitOf({ last_at, free_at }: FailureRow, { longest }: Bucket, at: number): number {
  if (Date.parse(last_at) > at) return 0;
  return Math.min(longest * 1000, Math.max(0, Date.parse(free_at) - at));
}

/**
 * By account and address, tightly; by address, for whoever tries many names; by account from everywhere, for whoever
 * has many addresses: loosely, and not on this machine, so that nobody shuts a director out by failing for them.
 */
function buckets(name: string, { address, local }: From): readonly Bucket[] {
  const all: readonly Bucket[] = [
    { key: `pair ${tokenHash(`${address} ${name}`)}`, free: 5, longest: 900 },
    { key: `address ${tokenHash(address)}`, free: 30, longest: 900 },
    { key: `account ${tokenHash(name)}`, free: 30, longest: 60 },
  ];
  return local ? all.slice(0, 1) : all;
}

/** Counts an attempt before it is made: 0, or the seconds to wait first, and then it was not counted. */
export async function attempt(
  { db, waits }: { readonly db: Kysely<Tables>; readonly waits: Waits },
  name: string,
  from: From,
  now: string,
): Promise<number> {
  await forget(db, now);
  return db.transaction().execute(async (transaction) => {
    const at = Date.parse(now);
    const counts: { bucket: Bucket; failures: number; wait: number }[] = [];
    // Always in this order: two attempts at once never wait for each other.
    for (const bucket of buckets(name, from)) {
      const row = await held(transaction, bucket, now);
      counts.push({ bucket, failures: row.failures, wait: waits.left(bucket.key, row) ?? waitOf(row, bucket, at) });
    }
    const wait = Math.max(...counts.map((count) => count.wait));
    if (wait > 0) return Math.ceil(wait / 1000);
    for (const { bucket, failures } of counts) await count(transaction, waits, bucket, failures + 1, now);
    return 0;
  });
}

/** It was right: its account is free again from there, and nobody else is held to have failed. */
export async function forgive(db: Kysely<Tables>, name: string, from: From, now: string): Promise<void> {
  const [pair, ...others] = buckets(name, from).map(({ key }) => key);
  await db.transaction().execute(async (transaction) => {
    if (pair !== undefined) await transaction.deleteFrom('sign_in_failures').where('key', '=', pair).execute();
    if (others.length === 0) return;
    await transaction
      .updateTable('sign_in_failures')
      .set((eb) => ({ failures: eb('failures', '-', 1), free_at: now }))
      .where('key', 'in', others)
      .where('failures', '>', 0)
      .execute();
  });
}

/** A day without an error, and nothing is known of it any more. */
async function forget(db: Kysely<Tables>, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - day).toISOString();
  await db.deleteFrom('sign_in_failures').where('last_at', '<', before).execute();
}

/** The row of a bucket, made when missing, and held until the transaction ends. */
function held(transaction: Transaction<Tables>, { key }: Bucket, now: string) {
  return transaction
    .insertInto('sign_in_failures')
    .values({ key, failures: 0, last_at: now, free_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function count(
  transaction: Transaction<Tables>,
  waits: Waits,
  bucket: Bucket,
  failures: number,
  now: string,
): Promise<void> {
  const beyond = failures - bucket.free;
  const seconds = beyond <= 0 ? 0 : Math.min(bucket.longest, 2 ** Math.min(beyond - 1, 20));
  const free_at = new Date(Date.parse(now) + seconds * 1000).toISOString();
  const row = { key: bucket.key, failures, last_at: now, free_at };
  await transaction.updateTable('sign_in_failures').set(row).where('key', '=', bucket.key).execute();
  waits.begin(bucket.key, row, seconds * 1000);
}
