import type { PlayerId } from '@ronde/engine';
import type { Transaction } from 'kysely';
import type { Stored, Written } from '../store.ts';
import { decisionRow, personRow } from './rows.ts';
import type { Tables } from './tables.ts';

type Writing = Transaction<Tables>;

export async function insertTournament(writing: Writing, stored: Stored, at: string): Promise<void> {
  const { id, slug, version, tournament, log, requests } = stored;
  const creation = log[0];
  if (!creation) throw new Error('A tournament begins with its creation');
  const { name, date, place = null } = tournament;
  await writing
    .insertInto('tournaments')
    .values({ id, slug, version, creation_id: creation.id, name, date, place, created_at: at })
    .execute();
  await writing
    .insertInto('decisions')
    .values(decisionRow(id, creation, requests))
    .execute();
}

/** The decision, who it newly names, and the version: all or nothing. */
export async function insertDecision(writing: Writing, { stored, decision }: Written): Promise<void> {
  await writing
    .insertInto('decisions')
    .values(decisionRow(stored.id, decision, stored.requests))
    .execute();
  for (const event of decision.events) {
    if (event.kind === 'registered' && stored.people.has(event.player.id)) {
      await savePerson(writing, stored, event.player.id);
    }
  }
  await saveVersion(writing, stored);
}

/** Writes who this player is in `stored`. */
export async function savePerson(writing: Writing, stored: Stored, player: PlayerId): Promise<void> {
  const person = stored.people.get(player);
  const number = stored.numbers.get(player);
  if (!person || number === undefined) throw new Error(`Nobody known as ${player}`);
  const row = personRow(stored.id, player, number, person);
  const { tournament: _tournament, player: _player, number: _number, ...who } = row;
  await writing
    .insertInto('people')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tournament', 'player']).doUpdateSet(who))
    .execute();
}

export async function saveVersion(writing: Writing, stored: Stored): Promise<void> {
  await writing.updateTable('tournaments').set({ version: stored.version }).where('id', '=', stored.id).execute();
}
