import { ok, type Result, refused } from '@ronde/engine';
import type { Account, AccountRefusal, Keeper } from './account.ts';
import { nameKey } from './account.ts';
import { weakness } from './passwords.ts';
import { endSessions, openSession } from './sessions.ts';
import { attempt, type From, forgive } from './throttle.ts';

/** Too many errors: nothing is looked at before so many seconds. */
export interface TryLater {
  readonly seconds: number;
}

/** The device on which somebody signs in. `kept`: it is one's own. */
export interface Device {
  readonly device: string;
  readonly kept: boolean;
}

export interface SignIn extends Device {
  readonly name: string;
  readonly password: string;
  readonly from: From;
}

export interface SignedIn {
  readonly account: Account;
  readonly token: string;
}

/** An unknown name, a closed account and a wrong password are one answer, in the same time. */
export async function signIn(
  keeper: Keeper,
  { name, password, from, ...device }: SignIn,
): Promise<Result<SignedIn, 'wrong-sign-in' | 'sign-in-busy' | TryLater>> {
  const key = nameKey(name);
  const row = await keeper.db.selectFrom('accounts').selectAll().where('name_key', '=', key).executeTakeFirst();
  const usable = row && row.disabled_at === null && row.erased_at === null ? row : null;
  const right = await proved(keeper, key, from, password, usable?.password ?? null);
  if (!right.ok) return right;
  if (!right.value || !usable) return refused('wrong-sign-in');
  return ok(await enter(keeper, { id: usable.id, name: usable.name, house: usable.house }, device));
}

/** Looks at a password, within what the throttle allows. */
async function proved(
  { db, passwords, waits, now }: Keeper,
  key: string,
  from: From,
  password: string,
  kept: string | null,
): Promise<Result<boolean, 'sign-in-busy' | TryLater>> {
  const seconds = await attempt({ db, waits }, key, from, now());
  if (seconds > 0) return refused({ seconds });
  const right = await passwords.matches(password, kept);
  if (right.ok && right.value) await forgive(db, key, from, now());
  return right;
}

/** Starts a session on this device. */
export async function enter({ db, newId, now }: Keeper, account: Account, device: Device): Promise<SignedIn> {
  const token = await openSession(db, newId(), { account: account.id, ...device }, now());
  return { account, token };
}

export interface PasswordChange {
  readonly account: string;
  /** The one that goes on. */
  readonly session: string;
  readonly current: string;
  readonly password: string;
  readonly from: From;
}

export async function changePassword(
  keeper: Keeper,
  { account, session, current, password, from }: PasswordChange,
): Promise<Result<null, AccountRefusal | TryLater>> {
  const weak = weakness(password);
  if (weak) return refused(weak);
  const { db, passwords, now } = keeper;
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', account).executeTakeFirst();
  if (!row) return refused('unknown-account');
  const right = await proved(keeper, row.name_key, from, current, row.password);
  if (!right.ok) return right;
  if (!right.value) return refused('wrong-sign-in');
  const hash = await passwords.hash(password);
  if (!hash.ok) return hash;
  await db.updateTable('accounts').set({ password: hash.value }).where('id', '=', account).execute();
  await endSessions(db, account, now(), session);
  return ok(null);
}
