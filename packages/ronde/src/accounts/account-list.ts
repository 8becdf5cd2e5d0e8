import { ok, type Result, refused } from '@ronde/engine';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import type { Account, AccountInList, AccountRefusal, HouseRole, Keeper } from './account.ts';
import { revokeBeyond, revokeOf } from './invitations.ts';
import { endSessions } from './sessions.ts';
import type { AccountRow } from './tables.ts';

type Db = Kysely<Tables>;

/** Erased ones are no accounts any more. */
const there = (db: Db) => db.selectFrom('accounts').selectAll().where('erased_at', 'is', null);

export async function anyAccount(db: Db): Promise<boolean> {
  return (await there(db).where('disabled_at', 'is', null).limit(1).executeTakeFirst()) !== undefined;
}

export async function listAccounts(db: Db): Promise<readonly AccountInList[]> {
  return (await there(db).orderBy('name_key').execute()).map(listed);
}

export async function findAccount(db: Db, id: string): Promise<AccountInList | null> {
  const row = await there(db).where('id', '=', id).executeTakeFirst();
  return row ? listed(row) : null;
}

/** Changes what somebody is in the house, or shuts their account and opens it again. */
export function changeAccount(
  { db, now }: Keeper,
  id: string,
  { house, disabled }: { readonly house?: HouseRole; readonly disabled?: boolean },
): Promise<Result<Account, AccountRefusal>> {
  return db.transaction().execute(async (transaction): Promise<Result<Account, AccountRefusal>> => {
    const held = await heldManagers(transaction, id);
    if (!held) return refused('unknown-account');
    const leaves = house === 'member' || disabled === true;
    if (leaves && held.last) return refused('last-manager');
    const change = {
      ...(house !== undefined && { house }),
      ...(disabled !== undefined && { disabled_at: disabled ? now() : null }),
    };
    if (Object.keys(change).length > 0) {
      await transaction.updateTable('accounts').set(change).where('id', '=', id).execute();
    }
    if (disabled === true) await shutOut(transaction, id, now());
    else if (house === 'member') await revokeBeyond(transaction, id, now());
    const { name, house: was } = held.row;
    return ok({ id, name, house: house ?? was });
  });
}

async function shutOut(db: Db, id: string, now: string): Promise<void> {
  await endSessions(db, id, now);
  await revokeOf(db, id, null, now);
}

/** Name and password go; the id stays, so that the log still tells one author from another. */
export function eraseAccount({ db, now }: Keeper, id: string): Promise<Result<null, AccountRefusal>> {
  return db.transaction().execute(async (transaction): Promise<Result<null, AccountRefusal>> => {
    const held = await heldManagers(transaction, id);
    if (!held) return refused('unknown-account');
    if (held.last) return refused('last-manager');
    await shutOut(transaction, id, now());
    await transaction.deleteFrom('members').where('account', '=', id).execute();
    await transaction.updateTable('invitations').set({ note: null }).where('used_by', '=', id).execute();
    await transaction
      .updateTable('accounts')
      .set({ name: '', name_key: `erased ${id}`, password: '', house: 'member', disabled_at: now(), erased_at: now() })
      .where('id', '=', id)
      .execute();
    return ok(null);
  });
}

/**
 * The account, and whether the house would have no manager without it. Every manager's row is held until the
 * transaction ends: two who remove each other at the same moment do not both succeed.
 */
async function heldManagers(db: Db, id: string): Promise<{ readonly row: AccountRow; readonly last: boolean } | null> {
  await db.updateTable('accounts').set({ house: 'manager' }).where('house', '=', 'manager').execute();
  const row = await there(db).where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const managers = await there(db).where('house', '=', 'manager').where('disabled_at', 'is', null).execute();
  return { row, last: managers.length === 1 && managers[0]?.id === id };
}

export async function accountNames(db: Db, ids: Iterable<string>): Promise<ReadonlyMap<string, string | null>> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return new Map();
  const rows = await db.selectFrom('accounts').select(['id', 'name', 'erased_at']).where('id', 'in', asked).execute();
  return new Map(rows.map(({ id, name, erased_at: erased }) => [id, erased === null ? name : null]));
}

function listed({ id, name, house, created_at: createdAt, disabled_at: disabled }: AccountRow): AccountInList {
  return { id, name, house, createdAt, disabled: disabled !== null };
}
