import { isPublic, type PlayerId } from '@ronde/engine';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { journalOf, since } from '../journal.ts';
import type { Stored, TournamentChange } from '../store.ts';
import type { DialectName } from './migrate.ts';
import { writtenOnce } from './prepared.ts';
import { insertDecisions, personRow } from './rows.ts';
import type { Tables } from './tables.ts';

type Writing = Transaction<Tables>;

/** Rows of one insert: few enough for the parameters that a database takes. */
const mostRows = 500;

export async function insertTournament(
  writing: Writing,
  dialect: DialectName,
  stored: Stored,
  at: string,
): Promise<void> {
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
  const told = () => insert.returning(tellVersion(newsOf(changeOf(stored))).as('told'));
  await (dialect === 'postgres' ? told() : insert).execute();
  await insertDecisions(writing, dialect, id, since(journalOf(stored), 0));
  await savePeople(writing, stored, [...people.keys()]);
  await saveNotes(writing, stored, [...notes.keys()]);
}

/** All that `after` has and `before` had not: decisions, people, notes, version. */
export async function saveDifference(
  writing: Writing,
  dialect: DialectName,
  before: Stored,
  after: Stored,
): Promise<void> {
  if (after.version === before.version) return;
  await insertDecisions(writing, dialect, after.id, since(journalOf(after), journalOf(before).length));
  if (after.people !== before.people) await savePeople(writing, after, changed(before.people, after.people));
  if (after.notes !== before.notes) await saveNotes(writing, after, changed(before.notes, after.notes));
  const save = dialect === 'postgres' ? toldVersion : newVersion;
  await save(writing, { ...versionOf(after), news: newsOf(changeOf(after)) });
}

/** What the row of a tournament says of its newest state. */
export const versionOf = (stored: Stored) => ({
  id: stored.id,
  version: stored.version,
  public_version: stored.publicVersion,
  ...named(stored),
});
export type Version = ReturnType<typeof versionOf>;
type Told = Version & { readonly news: string };

const newVersion = writtenOnce<Told, unknown>((db, values) => updated(db, values).compile());
const toldVersion = writtenOnce<Told, unknown>((db, values) =>
  updated(db, values).returning(tellVersion(values.news).as('told')).compile(),
);

function updated(db: Kysely<Tables>, { id, version, public_version, name, date, place }: Version) {
  return db.updateTable('tournaments').set({ version, public_version, name, date, place }).where('id', '=', id);
}

const named = ({ tournament: { name, date, place } }: Stored) => ({ name, date, place: place ?? null });

/** The keys whose value is another one now, or is gone. */
function changed<V>(before: ReadonlyMap<string, V>, after: ReadonlyMap<string, V>): readonly string[] {
  const gone = [...before.keys()].filter((key) => !after.has(key));
  return [...[...after.keys()].filter((key) => after.get(key) !== before.get(key)), ...gone];
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

/** Where the processes of one PostgreSQL hear of each other's changes. */
export const changesChannel = 'ronde_changes';

/** Says it to every process that listens, this one too, when the transaction is committed. */
export const tellVersion = (news: string): RawBuilder<unknown> => sql`pg_notify(${changesChannel}, ${news})`;

/** As it is said. */
export const newsOf = (change: TournamentChange): string => JSON.stringify(change);

/** What this state is to whoever follows its tournament. */
export const changeOf = ({ id, version, publicVersion, tournament }: Stored): TournamentChange => ({
  tournament: id,
  version,
  publicVersion,
  open: isPublic(tournament),
});
