import type { PlayerId } from '@ronde/engine';
import type { RawBuilder, Transaction } from 'kysely';
import { since } from '../journal.ts';
import type { Stored } from '../store.ts';
import { journalOf } from '../stored.ts';
import { decisionRow, personRow } from './rows.ts';
import type { Tables } from './tables.ts';

type Writing = Transaction<Tables>;
/** Sent along with the new version: a statement less to wait for. */
type Telling = RawBuilder<unknown> | null;

/** Rows of one insert: few enough for the parameters that a database takes. */
const mostRows = 500;

export async function insertTournament(writing: Writing, stored: Stored, at: string, telling: Telling): Promise<void> {
  const { id, slug, version, publicVersion, people, notes } = stored;
  const creation = stored.log[0];
  if (!creation) throw new Error('A tournament begins with its creation');
  const insert = writing.insertInto('tournaments').values({
    id,
    slug,
    version,
    public_version: publicVersion,
    creation_id: creation.id,
    created_at: at,
    head_version: 0,
    ...named(stored),
  });
  await (telling ? insert.returning(telling.as('told')) : insert).execute();
  await insertDecisions(writing, stored, 0);
  await savePeople(writing, stored, [...people.keys()]);
  await saveNotes(writing, stored, [...notes.keys()]);
}

/** All that `after` has and `before` had not: decisions, people, notes, version. */
export async function saveDifference(writing: Writing, before: Stored, after: Stored, telling: Telling): Promise<void> {
  if (after.version === before.version) return;
  await insertDecisions(writing, after, journalOf(before).length);
  if (after.people !== before.people) await savePeople(writing, after, changed(before.people, after.people));
  if (after.notes !== before.notes) await saveNotes(writing, after, changed(before.notes, after.notes));
  const update = writing
    .updateTable('tournaments')
    .set({ version: after.version, public_version: after.publicVersion, ...named(after) })
    .where('id', '=', after.id);
  await (telling ? update.returning(telling.as('told')) : update).execute();
}

const named = ({ tournament: { name, date, place } }: Stored) => ({ name, date, place: place ?? null });

/** The keys whose value is another one now, or is gone. */
function changed<V>(before: ReadonlyMap<string, V>, after: ReadonlyMap<string, V>): readonly string[] {
  const gone = [...before.keys()].filter((key) => !after.has(key));
  return [...[...after.keys()].filter((key) => after.get(key) !== before.get(key)), ...gone];
}

async function insertDecisions(writing: Writing, stored: Stored, from: number): Promise<void> {
  const rows = since(journalOf(stored), from).map((entry) => decisionRow(stored.id, entry));
  for (const some of chunks(rows)) await writing.insertInto('decisions').values(some).execute();
}

async function savePeople(writing: Writing, stored: Stored, players: readonly PlayerId[]): Promise<void> {
  const rows = players.map((player) => personRow(stored, player));
  for (const some of chunks(rows)) {
    await writing
      .insertInto('people')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['tournament', 'player']).doUpdateSet((eb) => ({
          version: eb.ref('excluded.version'),
          name: eb.ref('excluded.name'),
          licence: eb.ref('excluded.licence'),
          federation: eb.ref('excluded.federation'),
          birth_year: eb.ref('excluded.birth_year'),
          pseudonym: eb.ref('excluded.pseudonym'),
          marks: eb.ref('excluded.marks'),
        })),
      )
      .execute();
  }
}

async function saveNotes(writing: Writing, { id, version, notes }: Stored, commands: readonly string[]): Promise<void> {
  const rows = commands.map((command) => ({
    tournament: id,
    command_id: command,
    note: notes.get(command) ?? null,
    version,
  }));
  for (const some of chunks(rows)) {
    await writing
      .insertInto('notes')
      .values(some)
      .onConflict((conflict) =>
        conflict
          .columns(['tournament', 'command_id'])
          .doUpdateSet((eb) => ({ note: eb.ref('excluded.note'), version: eb.ref('excluded.version') })),
      )
      .execute();
  }
}

function* chunks<T>(rows: readonly T[]): Iterable<readonly T[]> {
  for (let from = 0; from < rows.length; from += mostRows) yield rows.slice(from, from + mostRows);
}
