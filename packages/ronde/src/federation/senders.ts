import type { Kysely } from 'kysely';
import { newToken, tokenHash } from '../accounts/tokens.ts';
import type { Tables } from '../store/sql/tables.ts';

type Db = Kysely<Tables>;

/** Who sends results. `by`: the account that gave the code. */
export interface Sender {
  readonly id: string;
  readonly name: string;
  readonly since: string;
  readonly by: string;
  readonly revoked: string | null;
}

interface MadeSender {
  readonly sender: Sender;
  /** Known here alone, at the moment it is made. */
  readonly code: string;
}

const all = (db: Db, federation: string) =>
  db
    .selectFrom('federation_senders')
    .select(['id', 'name', 'made_at as since', 'made_by as by', 'revoked_at as revoked'])
    .where('federation', '=', federation);

export const sendersOf = async (db: Db, federation: string): Promise<readonly Sender[]> =>
  await all(db, federation).orderBy('name').orderBy('id').execute();

/** Whose code it is; null: nobody's here, or it was revoked. */
export async function senderOf(db: Db, federation: string, code: string): Promise<Sender | null> {
  const row = await all(db, federation)
    .where('code', '=', tokenHash(code))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function makeSender(
  db: Db,
  federation: string,
  { id, name, by, now }: { readonly id: string; readonly name: string; readonly by: string; readonly now: string },
): Promise<MadeSender> {
  const code = newToken();
  await db
    .insertInto('federation_senders')
    .values({ federation, id, name, code: tokenHash(code), made_at: now, made_by: by, revoked_at: null })
    .execute();
  return { sender: { id, name, since: now, by, revoked: null }, code };
}

/** False: nobody of this id. */
export async function revokeSender(db: Db, federation: string, id: string, now: string): Promise<boolean> {
  const row = await all(db, federation).where('id', '=', id).executeTakeFirst();
  if (!row) return false;
  await db
    .updateTable('federation_senders')
    .set({ revoked_at: now })
    .where('federation', '=', federation)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
  return true;
}

/** When something last came from each. */
export async function lastReceived(db: Db, federation: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('federation_decisions')
    .where('federation', '=', federation)
    .where('fact', 'like', '{"kind":"received"%')
    .select(({ fn }) => ['by', fn.max('at').as('at')])
    .groupBy('by')
    .execute();
  return new Map(rows.map(({ by, at }) => [by, at]));
}
