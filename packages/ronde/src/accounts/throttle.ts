import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
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
export async function attempt(db: Kysely<Tables>, name: string, from: From, now: string): Promise<number> {
  await forget(db, now);
  return db.transaction().execute(async (transaction) => {
    const at = Date.parse(now);
    const counts: { bucket: Bucket; failures: number; wait: number }[] = [];
    // Always in this order: two attempts at once never wait for each other.
    for (const bucket of buckets(name, from)) {
      const { failures, free_at: free } = await held(transaction, bucket, now);
      counts.push({ bucket, failures, wait: Math.max(0, Date.parse(free) - at) });
    }
    const wait = Math.max(...counts.map((count) => count.wait));
    if (wait > 0) return Math.ceil(wait / 1000);
    for (const { bucket, failures } of counts) await count(transaction, bucket, failures + 1, now);
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
    .returning(['failures', 'free_at'])
    .executeTakeFirstOrThrow();
}

async function count(transaction: Transaction<Tables>, bucket: Bucket, failures: number, now: string): Promise<void> {
  const beyond = failures - bucket.free;
  const seconds = beyond <= 0 ? 0 : Math.min(bucket.longest, 2 ** Math.min(beyond - 1, 20));
  await transaction
    .updateTable('sign_in_failures')
    .set({ failures, last_at: now, free_at: new Date(Date.parse(now) + seconds * 1000).toISOString() })
    .where('key', '=', bucket.key)
    .execute();
}
