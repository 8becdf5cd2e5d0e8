import type { PrintedSheet } from '@ronde/contract/http/papers';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';

type Db = Kysely<Pick<Tables, 'printed'>>;

/** When each sheet of a tournament was last printed. */
export async function printedTimes(db: Db, tournament: string): Promise<readonly PrintedSheet[]> {
  const rows = await db
    .selectFrom('printed')
    .selectAll()
    .where('tournament', '=', tournament)
    .orderBy('of_round')
    .orderBy('sheet')
    .execute();
  return rows.map(({ sheet, of_round, at }) => ({ sheet: sheet as PrintedSheet['sheet'], of: of_round, at }));
}

/** The newest time stands. */
export async function notePrinted(db: Db, tournament: string, { sheet, of, at }: PrintedSheet): Promise<void> {
  await db
    .insertInto('printed')
    .values({ tournament, sheet, of_round: of, at })
    .onConflict((conflict) => conflict.columns(['tournament', 'sheet', 'of_round']).doUpdateSet({ at }))
    .execute();
}
