import { seasonSchema } from '@ronde/contract/file/settings-schema';
import type { Season } from '@ronde/engine';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { inTurn } from '../store/sql/in-turn.ts';
import type { Tables } from '../store/sql/tables.ts';

type Db = Kysely<Tables>;

const name = 'seasons';
const known = z.array(seasonSchema);

/** The seasons of the PL rating that the house knows beside the built-in one, the newest first. */
export async function houseSeasons(db: Db): Promise<readonly Season[]> {
  const row = await db.selectFrom('house_settings').select('value').where('name', '=', name).executeTakeFirst();
  return row ? known.parse(JSON.parse(row.value)) : [];
}

/** Those that the house keeps from now on; of one first day the new one replaces the old. */
export const keepSeasons = (db: Db, seasons: readonly Season[]): Promise<readonly Season[]> =>
  change(db, (before) => [...new Map([...before, ...seasons].map((season) => [season.from, season])).values()]);

/** Tournaments keep their own: nothing of them changes. */
export const dropSeason = (db: Db, from: string): Promise<readonly Season[]> =>
  change(db, (before) => before.filter((season) => season.from !== from));

async function change(db: Db, to: (before: readonly Season[]) => readonly Season[]): Promise<readonly Season[]> {
  return await inTurn(db, name, async (writing) => {
    const seasons = to(await houseSeasons(writing)).toSorted((a, b) => (a.from < b.from ? 1 : -1));
    const value = JSON.stringify(seasons);
    await writing
      .insertInto('house_settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    return seasons;
  });
}
