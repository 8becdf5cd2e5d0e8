import { ok, type Result, refused } from '@ronde/engine';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import type { Account, AccountRefusal, Grant, HouseRole, Invitation, Keeper } from './account.ts';
import { isOneAlphabet, nameKey } from './account.ts';
import { readLink, useLink } from './invitations.ts';
import { addMember } from './members.ts';
import { weakness } from './passwords.ts';
import { endSessions } from './sessions.ts';
import { type Device, enter, type SignedIn } from './sign-in.ts';

/** `name`: not looked at where the link is for a new password. */
export interface Entering extends Device {
  readonly token: string;
  readonly name: string;
  readonly password: string;
}

/** What the link's account will be. */
interface Wanted {
  readonly token: string;
  readonly grant: Grant;
  readonly name: string;
  readonly hash: string;
}

/** Uses a one-time link with a password: its account is made, or has a new password, and is signed in. */
export async function accept(
  keeper: Keeper,
  { token, name, password, ...device }: Entering,
): Promise<Result<SignedIn, AccountRefusal>> {
  const { db, passwords, now } = keeper;
  const link = await readLink(db, token, now());
  if (!link) return refused('link-dead');
  if (link.grant.kind !== 'password' && nameKey(name) === '') return refused('name-missing');
  const weak = weakness(password);
  if (weak) return refused(weak);
  const hash = await passwords.hash(password);
  if (!hash.ok) return hash;
  const wanted: Wanted = { token, grant: link.grant, name, hash: hash.value };
  const made = await db.transaction().execute((transaction) => settle({ ...keeper, db: transaction }, wanted));
  return made.ok ? ok(await enter(keeper, made.value, device)) : made;
}

function settle(keeper: Keeper, wanted: Wanted): Promise<Result<Account, AccountRefusal>> {
  const { grant } = wanted;
  return grant.kind === 'password' ? renewed(keeper, wanted, { id: grant.account }) : newcomer(keeper, wanted);
}

async function newcomer(keeper: Keeper, wanted: Wanted): Promise<Result<Account, AccountRefusal>> {
  const { db, now, newId } = keeper;
  const { grant, token, name, hash } = wanted;
  const key = nameKey(name);
  const known = await db.selectFrom('accounts').select('id').where('name_key', '=', key).executeTakeFirst();
  // Whoever holds the machine holds the data: its link may also give a known name a new password.
  if (known && grant.kind === 'owner') return renewed(keeper, wanted, { id: known.id, house: 'manager' });
  if (known) return refused('name-taken');
  if (!isOneAlphabet(name)) return refused('name-mixed');
  const id = newId();
  if (!(await useLink(db, token, id, now()))) return refused('link-dead');
  const house = houseOf(grant);
  const values = {
    id,
    name,
    name_key: key,
    house,
    password: hash,
    created_at: now(),
    disabled_at: null,
    erased_at: null,
  };
  await db.insertInto('accounts').values(values).execute();
  await grantTeam(db, grant, id, now());
  return ok({ id, name, house });
}

/** A known account with a new password: it is signed in nowhere else any more. */
async function renewed(
  { db, now }: Keeper,
  { token, hash }: Wanted,
  { id, house }: { readonly id: string; readonly house?: HouseRole },
): Promise<Result<Account, AccountRefusal>> {
  if (!(await useLink(db, token, id, now()))) return refused('link-dead');
  const owner = house ? { house, disabled_at: null } : {};
  await db
    .updateTable('accounts')
    .set({ password: hash, ...owner })
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .execute();
  await endSessions(db, id, now());
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || row.erased_at !== null) return refused('unknown-account');
  return ok({ id, name: row.name, house: row.house });
}

/** Gives what a link grants to an account that is there: a role in a tournament, or in the house. */
export function joinByLink(
  { db, now }: Keeper,
  token: string,
  account: string,
): Promise<Result<Invitation, AccountRefusal>> {
  return db.transaction().execute(async (transaction): Promise<Result<Invitation, AccountRefusal>> => {
    const link = await readLink(transaction, token, now());
    if (!link || link.grant.kind === 'password') return refused('link-dead');
    if (!(await useLink(transaction, token, account, now()))) return refused('link-dead');
    if (houseOf(link.grant) === 'manager') {
      await transaction.updateTable('accounts').set({ house: 'manager' }).where('id', '=', account).execute();
    }
    await grantTeam(transaction, link.grant, account, now());
    return ok(link);
  });
}

function houseOf(grant: Grant): HouseRole {
  if (grant.kind === 'owner') return 'manager';
  return grant.kind === 'house' ? grant.house : 'member';
}

async function grantTeam(db: Kysely<Tables>, grant: Grant, account: string, now: string): Promise<void> {
  if (grant.kind === 'team') await addMember(db, grant.tournament, account, grant.role, now);
}
