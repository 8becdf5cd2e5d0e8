import { type Decision, isPublic, type PlayerId } from '@ronde/engine';
import type { Kysely } from 'kysely';
import { armyListsOf, removeArmyLists } from '../links/army-lists.ts';
import { contactKnown } from '../links/contacts.ts';
import { forgetLeaving, leaveAsked } from '../links/leaving.ts';
import { linksIn } from '../links/links.ts';
import { forgotten } from '../links/request-answers.ts';
import { votedIn } from '../links/votes.ts';
import { publicCard } from '../public/answers.ts';
import { shownView } from '../public/view.ts';
import { registerEntriesOf } from '../register/register.ts';
import { registrationsOf } from '../store/same-person.ts';
import type { Tables } from '../store/sql/tables.ts';
import type { Amendment, Stored } from '../store/store.ts';

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
    .select([
      'name',
      'club',
      'licence',
      'birth_year as birthYear',
      'lang',
      'army',
      'elo',
      'asked_at as askedAt',
      'state',
    ])
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
    decisions: decisionsAbout(stored, player),
    request: request ?? null,
    link: link ?? null,
    // In which they have voted: for whom is kept nowhere.
    leaving: (await leaveAsked(db, stored, player)) ?? null,
    votes: await votedIn(db, stored.id, player),
    armyLists: (await armyListsOf(db, stored.id, player)).lists,
    register: await registerEntriesOf(db, person),
  };
}

/** An import is about somebody where its file gave a reason that concerns them. */
function decisionsAbout(stored: Stored, player: PlayerId) {
  const { log, notes } = stored;
  return log.flatMap((decision) => {
    const { seq, id, at, events } = decision;
    const brought = seq === 1 ? broughtAbout(stored, player) : [];
    if (!isAbout(decision, player) && brought.length === 0) return [];
    const why = [id, ...brought].flatMap((note) => notes.get(note) ?? []);
    return [{ seq, at, what: events.map(({ kind }) => kind), why: why.length === 0 ? null : why.join('\n') }];
  });
}

/** The notes that may speak of somebody: those of the decisions about them, and of their matches in an imported file. */
function notesAbout(stored: Stored, player: PlayerId): readonly string[] {
  const { log, notes } = stored;
  const decided = log.filter((decision) => notes.has(decision.id) && isAbout(decision, player)).map(({ id }) => id);
  return [...decided, ...broughtAbout(stored, player)];
}

/** Of the notes that came with an import, those at a match or a sanction of this player. */
function broughtAbout({ log, notes }: Stored, player: PlayerId): readonly string[] {
  const [creation] = log[0]?.events ?? [];
  if (creation?.kind !== 'created') return [];
  const { rounds, final } = creation.tournament;
  const matches = [...rounds.flatMap((round) => round.matches), ...(final?.matches ?? [])];
  const sanctions = rounds.flatMap((round) => round.sanctions ?? []);
  const theirs = JSON.stringify([
    ...matches.filter(({ players }) => (players as readonly PlayerId[]).includes(player)),
    ...sanctions.filter((sanction) => sanction.player === player),
  ]);
  return [...notes.keys()].filter((note) => theirs.includes(`"note":${JSON.stringify(note)}`));
}

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
    seen: isPublic(now.tournament),
  };
}

/**
 * What is kept of somebody beside the tournament: how to reach them, what they asked. Their link is revoked and its
 * generation stays: the next link is never an older code again. `at`: now.
 */
export async function eraseBeside(db: Kysely<Tables>, tournament: string, player: PlayerId, at: string): Promise<void> {
  await db.deleteFrom('contacts').where('tournament', '=', tournament).where('player', '=', player).execute();
  await removeArmyLists(db, tournament, player);
  await forgetLeaving(db, tournament, player);
  await linksIn(db, () => at).revoke(tournament, player);
  await db
    .updateTable('registration_requests')
    .set(forgotten)
    .where('tournament', '=', tournament)
    .where('player', '=', player)
    .execute();
}
