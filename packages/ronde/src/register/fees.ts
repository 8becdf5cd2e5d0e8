import type { FeeBand } from '@ronde/contract/http/person';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';

/** What a tournament asks of whom; none until somebody has said. */
export async function feesOf(db: Kysely<Tables>, tournament: string): Promise<readonly FeeBand[]> {
  const row = await db.selectFrom('fees').select('bands').where('tournament', '=', tournament).executeTakeFirst();
  return row ? (JSON.parse(row.bands) as FeeBand[]) : [];
}

export async function saveFees(db: Kysely<Tables>, tournament: string, bands: readonly FeeBand[]): Promise<void> {
  const row = { bands: JSON.stringify(bands) };
  await db
    .insertInto('fees')
    .values({ tournament, ...row })
    .onConflict((conflict) => conflict.column('tournament').doUpdateSet(row))
    .execute();
}
