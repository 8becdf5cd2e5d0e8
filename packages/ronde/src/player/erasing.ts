import type { PlayerId } from '@ronde/engine';
import type { Kysely } from 'kysely';
import { linksIn } from '../links/links.ts';
import { registrationsOf } from '../store/merged.ts';
import type { Tables } from '../store/sql/tables.ts';
import type { Amendment, Stored } from '../store/store.ts';
import { notesAbout } from './person-data.ts';

/**
 * « Joueur 17 »: name, licence, pseudonym, year of birth and the reasons in free words are gone, past pages included.
 * Results stay, and so does what the rules know. Registrations that were merged into theirs go too. Null: nobody of
 * this id.
 */
export function erased(now: Stored, player: PlayerId): Amendment | null {
  if (!now.numbers.has(player) || !now.people.has(player)) return null;
  const all = registrationsOf(now, player);
  return {
    people: new Map(all.map((id) => [id, { name: `Joueur ${now.numbers.get(id)}` }])),
    notes: new Map(all.flatMap((id) => notesAbout(now, id)).map((note) => [note, null])),
    seen: now.tournament.open === true,
  };
}

/**
 * What is kept of somebody beside the tournament: how to reach them, what they asked. Their link is revoked and its
 * generation stays: the next link is never an older code again. `at`: now.
 */
export async function eraseBeside(db: Kysely<Tables>, tournament: string, player: PlayerId, at: string): Promise<void> {
  await db.deleteFrom('contacts').where('tournament', '=', tournament).where('player', '=', player).execute();
  await linksIn(db, () => at).revoke(tournament, player);
  await db
    .updateTable('registration_requests')
    .set({ name: '', club: null, licence: null, email: null, request: '' })
    .where('tournament', '=', tournament)
    .where('player', '=', player)
    .execute();
}
