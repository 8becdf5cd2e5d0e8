import type { RegisterChanges } from '@ronde/contract/http/lists';
import { licenceNumber, meantBy } from '@ronde/contract/lists/who-is-who';
import { proposalIn } from '@ronde/contract/register/entry';
import { groupedBy } from '@ronde/contract/register/through-tournaments';
import { gameOf } from '@ronde/contract/values/game';
import type { Player } from '@ronde/engine';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import type { Stored } from '../store/store.ts';
import { updateOf } from './list-update.ts';
import { knownByLicence, type Registered } from './register.ts';

/**
 * What the register says otherwise, rating and duplicate series, of those who are registered by licence: a federation
 * publishes between the registration and the first round. Afterwards a tournament keeps its ratings (RATE-03).
 */
export async function registerChanges(db: Kysely<Tables>, stored: Stored): Promise<RegisterChanges> {
  const { tournament, people } = stored;
  const licences = tournament.players.flatMap(({ id }) => people.get(id)?.licence ?? []);
  if (tournament.rounds.length > 0 || licences.length === 0) return { listedOn: null, changes: [] };
  const known = await knownByLicence(db, licences, gameOf(tournament.format));
  const byNumber = groupedBy(known, ({ licence = '' }) => licenceNumber(licence));
  const found = tournament.players.flatMap((player) => {
    const person = people.get(player.id);
    if (person?.licence === undefined) return [];
    const [only, ...more] = meantBy(person, byNumber.get(licenceNumber(person.licence)) ?? []);
    return only && more.length === 0 ? [{ player, name: person.name, known: only }] : [];
  });
  const changes = found.flatMap(({ player, name, known: one }) => {
    const update = changeOf(stored, player, one);
    return update?.facts
      ? [{ player: player.id, name, differences: update.differences, facts: update.facts, on: one.listedOn ?? '' }]
      : [];
  });
  const newest = changes
    .map(({ on }) => on)
    .toSorted()
    .at(-1);
  return { listedOn: newest || null, changes: changes.map(({ on: _, ...change }) => change) };
}

function changeOf(stored: Stored, player: Player, known: Registered) {
  const { name, rating, provisional, duplicateSeries } = known;
  // Back after a long time, and somebody has said that the rules' own rating counts.
  if (rating === undefined || proposalIn(stored.tournament, known)?.rating === player.rating) return null;
  const listed = {
    name,
    rating,
    ...(provisional && { provisional }),
    ...(duplicateSeries !== undefined && { duplicateSeries }),
  };
  return updateOf(stored, player.id, { person: listed, armies: [] }, false);
}
