import type { Decision, PlayerId } from '@ronde/engine';
import type { Kysely } from 'kysely';
import { publicCard } from '../public/card.ts';
import { shownView } from '../public/view.ts';
import type { Tables } from '../store/sql/tables.ts';
import type { Stored } from '../store/store.ts';
import { contactKnown } from './contacts.ts';

/** Whether a decision is about this player; ids are opaque and stand between quotes. */
function isAbout({ events }: Decision, player: PlayerId): boolean {
  return events.some((event) => event.kind !== 'created' && JSON.stringify(event).includes(JSON.stringify(player)));
}

/**
 * All that is held about one person in one tournament, for that person: who they are, what the rules know, their games,
 * what was decided about them and why. Of the others only what is public. Null: nobody of this id.
 */
export async function personData(db: Kysely<Tables>, stored: Stored, player: PlayerId) {
  const person = stored.people.get(player);
  const number = stored.numbers.get(player);
  if (!person || number === undefined) return null;
  const { id, name, date } = stored.tournament;
  const request = await db
    .selectFrom('registration_requests')
    .select(['name', 'club', 'licence', 'asked_at as askedAt', 'state'])
    .where('tournament', '=', stored.id)
    .where('player', '=', player)
    .executeTakeFirst();
  const link = await db
    .selectFrom('links')
    .select(['made_at as madeAt', 'revoked_at as revokedAt'])
    .where('tournament', '=', stored.id)
    .where('player', '=', player)
    .executeTakeFirst();
  return {
    tournament: { id, name, date },
    number,
    person,
    contact: await contactKnown(db, stored, player),
    player: stored.tournament.players.find((candidate) => candidate.id === player) ?? null,
    games: publicCard(shownView(stored), number)?.games ?? [],
    decisions: stored.log
      .filter((decision) => isAbout(decision, player))
      .map(({ seq, id: command, at, events }) => ({
        seq,
        at,
        what: events.map(({ kind }) => kind),
        why: stored.notes.get(command) ?? null,
      })),
    request: request ?? null,
    link: link ?? null,
  };
}

/** The notes that may speak of somebody: those of the decisions about them. */
export function notesAbout({ log, notes }: Stored, player: PlayerId): readonly string[] {
  return log.filter((decision) => notes.has(decision.id) && isAbout(decision, player)).map(({ id }) => id);
}
