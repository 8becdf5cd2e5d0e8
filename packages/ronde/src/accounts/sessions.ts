import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import type { Account, Session } from './account.ts';
import { newToken, tokenHash } from './tokens.ts';

type Db = Kysely<Tables>;

const hour = 3600 * 1000;
/** A session ends then, whatever happens. */
const longest = 30 * 24 * hour;
/** Unused for so many minutes, one that was not to be kept ends. */
const idleMinutes = 12 * 60;
/** How old « seen » may be before it is written again: reading the desk must not write each time. */
const seenEvery = 5 * 60 * 1000;

/** `kept`: on a device of one's own. Without it the session ends with the browser, or after twelve hours unused. */
interface NewSession {
  readonly account: string;
  readonly device: string;
  readonly kept: boolean;
}

export interface Bearer {
  readonly account: Account;
  readonly session: Session;
}

/** Starts a session; its token is given out here and never again. */
export async function openSession(db: Db, id: string, { account, device, kept }: NewSession, now: string) {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      token: tokenHash(token),
      id,
      account,
      device,
      created_at: now,
      seen_at: now,
      ends_at: laterBy(now, longest),
      idle: kept ? null : idleMinutes,
    })
    .execute();
  return token;
}

/**
 * Whose token this is; null when it is nobody's, its time is over or its account is closed. `mayWrite`: whether the use
 * may be noted.
 */
export async function bearerOf(db: Db, token: string, now: string, mayWrite = true): Promise<Bearer | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account')
    .select(['sessions.id', 'sessions.account', 'device', 'sessions.created_at', 'seen_at', 'ends_at', 'idle'])
    .select(['accounts.name', 'accounts.house'])
    .where('sessions.token', '=', tokenHash(token))
    .where('sessions.ends_at', '>', now)
    .where('accounts.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row || (row.idle !== null && laterBy(row.seen_at, row.idle * 60_000) <= now)) return null;
  if (mayWrite && laterBy(row.seen_at, seenEvery) <= now) {
    await db.updateTable('sessions').set({ seen_at: now }).where('id', '=', row.id).execute();
  }
  return { account: { id: row.account, name: row.name, house: row.house }, session: sessionOf(row) };
}

/** Those of an account that still live, the newest first. */
export async function sessionsOf(db: Db, account: string, now: string): Promise<readonly Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('account', '=', account)
    .where('ends_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.filter(({ idle, seen_at: seen }) => idle === null || laterBy(seen, idle * 60_000) > now).map(sessionOf);
}

/** Ends one session of this account; false: it has none of that id. */
export async function endSession(db: Db, account: string, id: string): Promise<boolean> {
  const ended = await db.deleteFrom('sessions').where('account', '=', account).where('id', '=', id).executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Ends all of an account's, but one where it is named; and those of anybody whose time is over. */
export async function endSessions(db: Db, account: string, now: string, except?: string): Promise<void> {
  await db.deleteFrom('sessions').where('ends_at', '<=', now).execute();
  let mine = db.deleteFrom('sessions').where('account', '=', account);
  if (except !== undefined) mine = mine.where('id', '!=', except);
  await mine.execute();
}

export async function endByToken(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token', '=', tokenHash(token)).execute();
}

interface Row {
  readonly id: string;
  readonly device: string;
  readonly created_at: string;
  readonly seen_at: string;
  readonly ends_at: string;
}

function sessionOf({ id, device, created_at: createdAt, seen_at: seenAt, ends_at: endsAt }: Row): Session {
  return { id, device, createdAt, seenAt, endsAt };
}

export function laterBy(time: string, by: number): string {
  return new Date(Date.parse(time) + by).toISOString();
}
