import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';

const name = 'players';

/**
 * What this house signs players' links with: 256 bits, drawn once and the same for every process. It is beside the
 * links, so that a copy of the data still serves the badges that were printed.
 */
export async function linkSecret(db: Kysely<Tables>): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('link_secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await db.selectFrom('link_secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return kept.value;
}
