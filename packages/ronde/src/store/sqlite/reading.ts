import { replay } from '@ronde/engine';
import type { Kysely } from 'kysely';
import type { Stored } from '../store.ts';
import { decisionOf, personOf } from './rows.ts';
import type { Tables, TournamentRow } from './tables.ts';

type Db = Kysely<Tables>;

/** Folded states in memory, each good for one version of its tournament. */
export type Folded = Map<string, Stored>;

export function tournamentRow(db: Db, ref: string): Promise<TournamentRow | undefined> {
  // An id before a slug: no name can hide another tournament behind it.
  return db
    .selectFrom('tournaments')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', ref), eb('slug', '=', ref)]))
    .orderBy((eb) => eb('id', '=', ref), 'desc')
    .executeTakeFirst();
}

/** The state of this row's version: from memory when it is that one, else folded from the log. */
export async function storedOf(db: Db, row: TournamentRow, folded: Folded): Promise<Stored> {
  const known = folded.get(row.id);
  if (known?.version === row.version) return known;
  const stored = await fold(db, row);
  folded.set(row.id, stored);
  return stored;
}

async function fold(db: Db, row: TournamentRow): Promise<Stored> {
  const people = await db.selectFrom('people').selectAll().where('tournament', '=', row.id).execute();
  const decisions = await db
    .selectFrom('decisions')
    .selectAll()
    .where('tournament', '=', row.id)
    .orderBy('seq')
    .execute();
  const log = decisions.map(decisionOf);
  return {
    id: row.id,
    slug: row.slug,
    version: row.version,
    tournament: replay(log),
    people: new Map(people.map((person) => [person.player, personOf(person)])),
    numbers: new Map(people.map((person) => [person.player, person.number])),
    log,
    requests: new Map(decisions.flatMap(({ command_id: id, request }) => (request === null ? [] : [[id, request]]))),
  };
}
