import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DialectName, Migration } from '../store/sql/migrate.ts';
import type { Tables } from '../store/sql/tables.ts';

/** People whom the house knows, from federations' lists; and what a tournament asks of whom. */
interface RegisterTables {
  register_people: RegisterPersonRow;
  register_ratings: RegisterRatingRow;
  register_merges: RegisterMergeRow;
  register_apart: RegisterApartRow;
  register_carries: RegisterCarryRow;
  register_clubs: RegisterClubRow;
  list_layouts: ListLayoutRow;
  fees: FeeRow;
}

interface FeeRow {
  tournament: string;
  /** JSON: up to four bands. */
  bands: string;
}

export interface RegisterPersonRow {
  id: string;
  name: string;
  /** ` lefevre zoe`: without accents and case, a space before each word, to be found by. */
  name_key: string;
  licence: string | null;
  federation: string | null;
  club: string | null;
  category: string | null;
  birth_year: number | null;
  nationality: string | null;
  pseudonym: string | null;
}

/** What one game's list says of somebody. */
export interface RegisterRatingRow {
  person: string;
  game: 'scrabble' | 'art-de-la-guerre';
  rating: number | null;
  /** 0 and 1 for no and yes. */
  provisional: number;
  series: string | null;
  /** The date of the list, or of the tournament's last day where its own rating was carried here; a civil date. */
  listed_on: string;
  /** Last day of the last event that is known, a civil date. */
  last_event: string | null;
}

/** Two entries that became one. */
export interface RegisterMergeRow {
  id: string;
  at: string;
  /** An account's id. */
  by: string;
  /** The entry that stayed. */
  person: string;
  /** JSON: both as they were, and the one as it became; empty once it was undone. */
  entries: string;
}

/** The ratings of a tournament, carried to the register. */
export interface RegisterCarryRow {
  id: string;
  at: string;
  /** An account's id. */
  by: string;
  /** A tournament's id. */
  tournament: string;
  /** JSON: each entry as it was (null: it was made) and as it became; empty once it was undone. */
  entries: string;
}

/** From which list on somebody is of a club; a civil date. */
export interface RegisterClubRow {
  person: string;
  since: string;
  club: string;
}

/** How somebody read a list of this kind. */
interface ListLayoutRow {
  /** A digest of its headers, or of what stands in its columns. */
  id: string;
  name: string;
  /** JSON: what each column says. */
  columns: string;
  at: string;
}

/** Two entries of one name that somebody has said to be two people; `a` before `b`. */
interface RegisterApartRow {
  a: string;
  b: string;
}

declare module '../store/sql/tables.ts' {
  interface Tables extends RegisterTables {}
}

export const registerMigration: Migration = { number: 6, name: 'register, fees, private marks of people', run };

async function run({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('register_people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('licence', 'text')
    .addColumn('federation', 'text')
    .addColumn('club', 'text')
    .addColumn('category', 'text')
    .addColumn('birth_year', 'integer')
    .execute();
  await schema.createIndex('register_by_licence').on('register_people').column('licence').execute();
  await schema.createIndex('register_by_name').on('register_people').column('name_key').execute();
  await schema
    .createTable('register_ratings')
    .addColumn('person', 'text', (column) => column.notNull().references('register_people.id'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rating', 'double precision')
    .addColumn('provisional', 'integer', (column) => column.notNull())
    .addColumn('series', 'text')
    .addColumn('listed_on', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_of_person', ['person', 'game'])
    .execute();
  await schema
    .createTable('fees')
    .addColumn('tournament', 'text', (column) => column.primaryKey().references('tournaments.id'))
    .addColumn('bands', 'text', (column) => column.notNull())
    .execute();
  // What the desk notes of somebody for itself: JSON, null for nothing.
  await schema.alterTable('people').addColumn('marks', 'text').execute();
}

export const mergingMigration: Migration = {
  number: 9,
  name: 'entries of the register that are one person, or two',
  run: addMerges,
};

async function addMerges({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('register_merges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('entries', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('register_apart')
    .addColumn('a', 'text', (column) => column.notNull())
    .addColumn('b', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('register_apart_pair', ['a', 'b'])
    .execute();
}

export const carryingMigration: Migration = {
  number: 12,
  name: 'last events, ratings carried to the register',
  run: addCarries,
};

async function addCarries({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable('register_ratings').addColumn('last_event', 'text').execute();
  await schema
    .createTable('register_carries')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('tournament', 'text', (column) => column.notNull())
    .addColumn('entries', 'text', (column) => column.notNull())
    .execute();
}

export const listsMigration: Migration = {
  number: 17,
  name: 'layouts of lists, clubs and nationality of the register',
  run: addLayouts,
};

async function addLayouts(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('list_layouts')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('columns', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('register_clubs')
    .addColumn('person', 'text', (column) => column.notNull().references('register_people.id'))
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('club', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('register_clubs_of_person', ['person', 'since'])
    .execute();
  for (const name of ['nationality', 'pseudonym']) {
    await schema.alterTable('register_people').addColumn(name, 'text').execute();
  }
  // The club of those who are known, from their first list that is known.
  await sql`insert into register_clubs (person, since, club)
    select register_people.id, min(register_ratings.listed_on), register_people.club
    from register_people join register_ratings on register_ratings.person = register_people.id
    where register_people.club is not null
    group by register_people.id, register_people.club`.execute(db);
}

/** A licence as it is typed: spaces and capitals aside; compared by bytes, so that an index answers what begins so. */
export const licenceAsTyped = (dialect: DialectName): RawBuilder<string> => byBytes(licenceKeyIn, dialect);
/** The same without its leading zeros. */
export const numberAsTyped = (dialect: DialectName): RawBuilder<string> =>
  byBytes(sql`ltrim(${licenceKeyIn}, '0')`, dialect);

const licenceKeyIn = sql`lower(replace(licence, ' ', ''))`;

const byBytes = (text: RawBuilder<unknown>, dialect: DialectName): RawBuilder<string> =>
  dialect === 'postgres' ? sql<string>`(${text} collate "C")` : sql<string>`${text}`;

export const searchMigration: Migration = {
  number: 21,
  name: 'the register by licence as it is typed, and by rating',
  run: addSearch,
};

async function addSearch(db: Kysely<Tables>, dialect: DialectName): Promise<void> {
  await sql`create index register_by_typed_licence on register_people (${licenceAsTyped(dialect)})`.execute(db);
  await sql`create index register_by_typed_number on register_people (${numberAsTyped(dialect)})`.execute(db);
  for (const column of ['rating', 'last_event'])
    await sql`create index ${sql.ref(`register_by_${column}`)} on register_ratings (game, ${sql.ref(column)})`.execute(
      db,
    );
}
