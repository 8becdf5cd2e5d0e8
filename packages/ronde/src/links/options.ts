import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import type { Stored } from '../store/store.ts';
import type { RegistrationRequest } from './requests.ts';

/** What the director lets visitors and players do. */
export interface RegistrationOptions {
  /** Whoever likes may ask to be registered. */
  readonly registration: boolean;
  /** Places; beyond, a waiting list. Null: as many as come. */
  readonly places: number | null;
  /** A player's link may note that they are in the hall. */
  readonly presence: boolean;
}

const nothingOpen: RegistrationOptions = { registration: false, places: null, presence: false };

export async function optionsOf(db: Kysely<Tables>, tournament: string): Promise<RegistrationOptions> {
  const row = await db.selectFrom('public_options').selectAll().where('tournament', '=', tournament).executeTakeFirst();
  return row ? { registration: row.registration === 1, places: row.places, presence: row.presence === 1 } : nothingOpen;
}

export async function saveOptions(db: Kysely<Tables>, tournament: string, options: RegistrationOptions): Promise<void> {
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

/** Free places now; null: as many as come. Who has left, or only fills a hole, takes none. */
export function freePlaces({ places }: RegistrationOptions, { tournament }: Stored): number | null {
  if (places === null) return null;
  const taken = tournament.players.filter(({ left, spare }) => left === undefined && !spare).length;
  return Math.max(0, places - taken);
}

/** The place on the waiting list, from 1, of whoever has so many before them who ask; null: a place is free for them. */
export const placeOnList = (before: number, free: number): number | null => (before < free ? null : before - free + 1);

/** The place on the waiting list of each request that waits for an answer, from 1; null: a place is free for it. */
export function waitingList(
  requests: readonly RegistrationRequest[],
  free: number | null,
): ReadonlyMap<string, number | null> {
  const asked = requests.filter(({ state }) => state === 'asked');
  return new Map(asked.map(({ id }, i) => [id, free === null ? null : placeOnList(i, free)]));
}
