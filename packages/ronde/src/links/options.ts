import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';

/** What the director lets strangers and players do. */
export interface Options {
  /** Whoever likes may ask to be registered. */
  readonly registration: boolean;
  /** Places; beyond, a waiting list. Null: as many as come. */
  readonly places: number | null;
  /** A player's link may note that they are in the hall. */
  readonly presence: boolean;
}

const nothingOpen: Options = { registration: false, places: null, presence: false };

export async function optionsOf(db: Kysely<Tables>, tournament: string): Promise<Options> {
  const row = await db.selectFrom('public_options').selectAll().where('tournament', '=', tournament).executeTakeFirst();
  return row ? { registration: row.registration === 1, places: row.places, presence: row.presence === 1 } : nothingOpen;
}

export async function saveOptions(db: Kysely<Tables>, tournament: string, options: Options): Promise<void> {
  const row = {
    registration: options.registration ? 1 : 0,
    places: options.places,
    presence: options.presence ? 1 : 0,
  };
  await db
    .insertInto('public_options')
    .values({ tournament, ...row })
    .onConflict((conflict) => conflict.column('tournament').doUpdateSet(row))
    .execute();
}
