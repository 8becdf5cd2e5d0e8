import { type Kysely, sql } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import { inPortions, type PieceFollowing } from '../tasks/pieces.ts';
import type { RegisterPersonRow, RegisterRatingRow } from './tables.ts';

/** A line of a list beside the register, before it goes in with all the others. */
export type IncomingRow = RegisterPersonRow & Omit<RegisterRatingRow, 'person'>;

type Incoming = { register_incoming: IncomingRow };

/** Rows of one insert: few enough for the parameters that a database takes, and for everybody else. */
const mostRows = 250;

const texts = [
  'name_key',
  'licence',
  'federation',
  'club',
  'category',
  'nationality',
  'pseudonym',
  'series',
  'last_event',
] as const;

/** Lays the rows aside, in a table of this connection alone. */
export async function layAside(
  db: Kysely<Tables>,
  rows: readonly IncomingRow[],
  following: PieceFollowing,
): Promise<void> {
  await clearAside(db);
  let table = db.schema.createTable('register_incoming').temporary();
  for (const name of ['id', 'name', 'game', 'listed_on', ...texts]) table = table.addColumn(name, 'text');
  for (const name of ['birth_year', 'provisional']) table = table.addColumn(name, 'integer');
  await table.addColumn('rating', 'double precision').execute();
  const aside = db.withTables<Incoming>();
  const insert = (some: readonly IncomingRow[]) => aside.insertInto('register_incoming').values(some).execute();
  await inPortions(rows, mostRows, insert, following);
}

export async function clearAside({ schema }: Kysely<Tables>): Promise<void> {
  await schema.dropTable('register_incoming').ifExists().execute();
}

/** A list that says nothing of it does not take away what another one said. */
const kept = (column: 'licence' | 'federation' | 'club' | 'category' | 'nationality' | 'pseudonym') =>
  sql<string | null>`coalesce(excluded.${sql.ref(column)}, register_people.${sql.ref(column)})`;

const ofPerson = [
  'id',
  'name',
  'name_key',
  'licence',
  'federation',
  'club',
  'category',
  'birth_year',
  'nationality',
  'pseudonym',
] as const;
const ofRating = ['game', 'rating', 'provisional', 'series', 'listed_on', 'last_event'] as const;
/** Without it SQLite would take `on conflict` for a condition of a join. */
const always = sql<boolean>`true`;

/**
 * Puts what was laid aside into the register, all of it in three statements; by id, for 200,000 in any order are a page
 * of the disk each.
 */
export async function registerIncoming(writing: Kysely<Tables>): Promise<void> {
  const db = writing.withTables<Incoming>();
  await db
    .insertInto('register_people')
    .columns(ofPerson)
    .expression(db.selectFrom('register_incoming').select(ofPerson).where(always).orderBy('id'))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        name_key: eb.ref('excluded.name_key'),
        licence: kept('licence'),
        federation: kept('federation'),
        club: kept('club'),
        category: kept('category'),
        nationality: kept('nationality'),
        pseudonym: kept('pseudonym'),
        birth_year: sql<number | null>`coalesce(excluded.birth_year, register_people.birth_year)`,
      })),
    )
    .execute();
  await db
    .insertInto('register_ratings')
    .columns(['person', ...ofRating])
    .expression(
      db
        .selectFrom('register_incoming')
        .select(['id as person', ...ofRating])
        .where(always)
        .orderBy('id'),
    )
    .onConflict((conflict) =>
      conflict.columns(['person', 'game']).doUpdateSet((eb) => ({
        rating: eb.ref('excluded.rating'),
        provisional: eb.ref('excluded.provisional'),
        series: eb.ref('excluded.series'),
        listed_on: eb.ref('excluded.listed_on'),
        // A list without that column does not make an event forgotten.
        last_event: sql<string | null>`coalesce(excluded.last_event, register_ratings.last_event)`,
      })),
    )
    .execute();
  // A club other than the last one that is known is theirs from this list on.
  await sql`insert into register_clubs (person, since, club)
    select id, listed_on, club from register_incoming
    where club is not null and club <> coalesce((
      select last.club from register_clubs last
      where last.person = register_incoming.id order by last.since desc limit 1
    ), '')
    order by id
    on conflict (person, since) do update set club = excluded.club`.execute(db);
}
