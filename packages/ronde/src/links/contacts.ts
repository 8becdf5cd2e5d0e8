import type { PlayerId } from '@ronde/engine';
import type { Kysely } from 'kysely';
import { registrationsOf } from '../store/same-person.ts';
import type { Tables } from '../store/sql/tables.ts';
import type { Stored } from '../store/store.ts';

/** How to reach somebody: read by those who direct, written in no file and on no public page. */
export interface Contact {
  readonly email?: string;
  readonly phone?: string;
}

export async function contactOf(db: Kysely<Tables>, tournament: string, player: PlayerId): Promise<Contact> {
  const row = await db
    .selectFrom('contacts')
    .select(['email', 'phone'])
    .where('tournament', '=', tournament)
    .where('player', '=', player)
    .executeTakeFirst();
  const { email = null, phone = null } = row ?? {};
  return { ...(email !== null && { email }), ...(phone !== null && { phone }) };
}

/** The same, or as a registration that was merged into theirs has it. */
export async function contactKnown(db: Kysely<Tables>, stored: Stored, player: PlayerId): Promise<Contact> {
  const all = await Promise.all(registrationsOf(stored, player).map((one) => contactOf(db, stored.id, one)));
  let known: Contact = {};
  for (const contact of all.toReversed()) known = { ...known, ...contact };
  return known;
}

/** How to reach everybody of a tournament of whom something is noted. */
export async function contactsOf(db: Kysely<Tables>, tournament: string): Promise<ReadonlyMap<PlayerId, Contact>> {
  const rows = await db
    .selectFrom('contacts')
    .select(['player', 'email', 'phone'])
    .where('tournament', '=', tournament)
    .execute();
  return new Map(
    rows.map(({ player, email, phone }) => [
      player,
      { ...(email !== null && { email }), ...(phone !== null && { phone }) },
    ]),
  );
}

export async function saveContact(
  db: Kysely<Tables>,
  tournament: string,
  player: PlayerId,
  { email, phone }: Contact,
): Promise<void> {
  const row = { email: email ?? null, phone: phone ?? null };
  await db
    .insertInto('contacts')
    .values({ tournament, player, ...row })
    .onConflict((conflict) => conflict.columns(['tournament', 'player']).doUpdateSet(row))
    .execute();
}
