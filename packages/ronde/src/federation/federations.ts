import type { FederationGame } from '@ronde/contract/federation/archive';
import type { Kysely } from 'kysely';
import { inTurn } from '../store/sql/in-turn.ts';
import type { Tables } from '../store/sql/tables.ts';

type Db = Kysely<Tables>;

/** A federation that the house keeps. */
export interface KeptFederation {
  readonly address: string;
  readonly name: string;
  readonly game: FederationGame;
  /** So many days after an event a club's own correction of it counts as it comes; 0: none, the officer accepts it. */
  readonly window: number;
}

/** Somebody who keeps its ratings. */
interface Officer {
  readonly account: string;
  readonly name: string;
  readonly since: string;
}

const kept = (db: Db) => db.selectFrom('federations').select(['address', 'name', 'game', 'window']);

/** By name. */
export const allFederations = async (db: Db): Promise<readonly KeptFederation[]> =>
  await kept(db).orderBy('name').orderBy('address').execute();

export const federationAt = async (db: Db, address: string): Promise<KeptFederation | null> =>
  (await kept(db).where('address', '=', address).executeTakeFirst()) ?? null;

/** Null: there is one of this address. */
export const makeFederation = (
  db: Db,
  made: Omit<KeptFederation, 'window'>,
  now: string,
): Promise<KeptFederation | null> =>
  inTurn(db, 'federations', async (writing) => {
    if (await federationAt(writing, made.address)) return null;
    await writing
      .insertInto('federations')
      .values({ ...made, created_at: now, window: 0 })
      .execute();
    return federationAt(writing, made.address);
  });

/** Its name, its window; what is missing stays. */
export async function changeFederation(
  db: Db,
  address: string,
  change: Partial<Pick<KeptFederation, 'name' | 'window'>>,
): Promise<KeptFederation | null> {
  if (Object.keys(change).length > 0)
    await db.updateTable('federations').set(change).where('address', '=', address).execute();
  return federationAt(db, address);
}

export const officersOf = async (db: Db, federation: string): Promise<readonly Officer[]> =>
  await db
    .selectFrom('federation_officers')
    .innerJoin('accounts', 'accounts.id', 'federation_officers.account')
    .select(['federation_officers.account', 'accounts.name', 'federation_officers.since'])
    .where('federation', '=', federation)
    .where('accounts.erased_at', 'is', null)
    .orderBy('accounts.name_key')
    .execute();

/** The addresses of those whose ratings an account keeps. */
export async function keptBy(db: Db, account: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('federation_officers').select('federation').where('account', '=', account).execute();
  return new Set(rows.map(({ federation }) => federation));
}

export async function keepsRatings(db: Db, account: string, federation: string): Promise<boolean> {
  const row = await db
    .selectFrom('federation_officers')
    .select('account')
    .where('federation', '=', federation)
    .where('account', '=', account)
    .executeTakeFirst();
  return row !== undefined;
}

export async function addOfficer(db: Db, federation: string, account: string, now: string): Promise<void> {
  await db
    .insertInto('federation_officers')
    .values({ federation, account, since: now })
    .onConflict((conflict) => conflict.columns(['federation', 'account']).doNothing())
    .execute();
}

/** False: that account did not keep them. */
export async function removeOfficer(db: Db, federation: string, account: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('federation_officers')
    .where('federation', '=', federation)
    .where('account', '=', account)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
