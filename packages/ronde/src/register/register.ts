import { randomUUID } from 'node:crypto';
import type { Game, KeptLine, KnownPerson, RegisterCount, RegisterLine } from '@ronde/contract/http/register';
import { licenceKey } from '@ronde/contract/lists/licence';
import { identityOf, meantBy } from '@ronde/contract/register/who-is-who';
import type { Person } from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import { carriedCopies, forgetCarried } from './carries.ts';
import { deleteEntries, factsOf, nameKeyOf, personRowOf } from './entries.ts';
import { copiesOf } from './merge.ts';
import type { RegisterPersonRow, RegisterRatingRow } from './tables.ts';
import { registerTurn } from './turn.ts';

type Db = Kysely<Tables>;

/** Somebody whom the register itself knows. */
export type Registered = KnownPerson & { readonly id: string };

/** Rows that a search looks at before it keeps the best. */
const mostLooked = 300;

/** Those whose name has words beginning with each typed word, accents ignored; or whose licence begins so. */
export async function lookedUp(db: Db, typed: string, game: Game): Promise<readonly KnownPerson[]> {
  const words = frenchKey(typed)
    .replace(/[%_\\]/gu, ' ')
    .split(' ')
    .filter(Boolean);
  if (words.length === 0) return [];
  const licence = licenceKey(typed).replace(/[%_\\]/gu, '');
  const rows = await joined(db, game)
    .where((eb) =>
      eb.or([
        eb.and(words.map((word) => eb('register_people.name_key', 'like', `% ${word}%`))),
        sql<SqlBool>`lower(replace(licence, ' ', '')) like ${`${licence}%`}`,
      ]),
    )
    .orderBy('name_key')
    .limit(mostLooked)
    .execute();
  return rows.map(knownOf);
}

/** Everybody: what a list is compared with. */
export async function allKnown(db: Db, game: Game): Promise<readonly Registered[]> {
  return (await joined(db, game).execute()).map(knownOf);
}

/** How many people a game's lists have named, and the date of the newest. */
export async function countOf(db: Db, game: Game): Promise<RegisterCount> {
  const { people, newest } = await db
    .selectFrom('register_ratings')
    .where('game', '=', game)
    .select(({ fn }) => [fn.countAll().as('people'), fn.max('listed_on').as('newest')])
    .executeTakeFirstOrThrow();
  return { people: Number(people), listedOn: newest };
}

const joined = (db: Db, game: Game) =>
  db
    .selectFrom('register_people')
    .leftJoin('register_ratings', (join) =>
      join.onRef('register_ratings.person', '=', 'register_people.id').on('register_ratings.game', '=', game),
    )
    .selectAll('register_people')
    .select(['rating', 'provisional', 'series', 'listed_on', 'last_event']);

type Row = RegisterPersonRow & {
  readonly [K in 'rating' | 'provisional' | 'series' | 'listed_on' | 'last_event']: RegisterRatingRow[K] | null;
};

function knownOf(row: Row): Registered {
  return {
    ...factsOf(row),
    ...(row.rating !== null && { rating: row.rating }),
    ...(row.provisional === 1 && { provisional: true }),
    ...(row.series !== null && { duplicateSeries: row.series }),
    ...(row.listed_on !== null && { listedOn: row.listed_on }),
    ...(row.last_event !== null && { lastEvent: row.last_event }),
  };
}

interface KeptList {
  readonly game: Game;
  readonly listedOn: string;
  readonly lines: readonly KeptLine[];
}

/**
 * Keeps a federation's list: whoever a line is said to be (`person`), or is known by licence (without one, by name), is
 * brought up to date.
 */
export async function keepList(db: Db, { game, listedOn, lines }: KeptList): Promise<number> {
  return await registerTurn(db, async (writing) => {
    const known = await allKnown(writing, game);
    const byIdentity = new Map(known.map((one) => [identityOf(one), one.id]));
    const ids = new Set(known.map(({ id }) => id));
    const said = ({ person }: KeptLine) => (person !== undefined && ids.has(person) ? person : undefined);
    const unique = new Map(
      lines.map((line) => [said(line) ?? byIdentity.get(identityOf(line)) ?? identityOf(line), line]),
    );
    const people = [...unique].map(([id, line]) => personRowOf({ ...line, id: ids.has(id) ? id : randomUUID() }));
    const ratings = [...unique.values()].map((line, i) => ratingRow(people[i]?.id ?? '', game, listedOn, line));
    await savePeople(writing, people);
    await saveRatings(writing, ratings);
    return unique.size;
  });
}

/** A rating of 0 is a missing one (RATE-05). */
function ratingRow(person: string, game: Game, listedOn: string, line: RegisterLine): RegisterRatingRow {
  return {
    person,
    game,
    rating: line.rating || null,
    provisional: line.provisional ? 1 : 0,
    series: line.duplicateSeries ?? null,
    listed_on: listedOn,
    last_event: line.lastEvent ?? null,
  };
}

/** A list that says nothing of it does not take away what another one said. */
const kept = (column: 'licence' | 'federation' | 'club' | 'category') =>
  sql<string | null>`coalesce(excluded.${sql.ref(column)}, register_people.${sql.ref(column)})`;

/** Rows of one insert: few enough for the parameters that a database takes. */
const mostRows = 500;

async function savePeople(writing: Db, rows: readonly RegisterPersonRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += mostRows)
    await writing
      .insertInto('register_people')
      .values(rows.slice(from, from + mostRows))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          name_key: eb.ref('excluded.name_key'),
          licence: kept('licence'),
          federation: kept('federation'),
          club: kept('club'),
          category: kept('category'),
          birth_year: sql<number | null>`coalesce(excluded.birth_year, register_people.birth_year)`,
        })),
      )
      .execute();
}

async function saveRatings(writing: Db, rows: readonly RegisterRatingRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += mostRows)
    await writing
      .insertInto('register_ratings')
      .values(rows.slice(from, from + mostRows))
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
}

/**
 * Rows of the register that are this person: by licence within its federation; without one, those of
 * the name that have none either. Licences are compared here: a database knows neither every space nor the capitals beyond ASCII.
 */
async function rowsOf(db: Db, person: Person): Promise<readonly string[]> {
  const all = db.selectFrom('register_people').select(['id', 'name', 'licence', 'federation']);
  if (person.licence === undefined) {
    const unlicensed = await all.where('name_key', '=', nameKeyOf(person.name)).where('licence', 'is', null).execute();
    return unlicensed.map(({ id }) => id);
  }
  const licensed = await all.where('licence', 'is not', null).execute();
  return meantBy(person, licensed.map(identityIn)).map(({ id }) => id);
}

const identityIn = <T extends Pick<RegisterPersonRow, 'licence' | 'federation'>>({
  licence,
  federation,
  ...row
}: T) => ({ ...row, licence: licence ?? undefined, federation: federation ?? undefined });

/** Who is erased from a tournament is erased from here too, until a federation's next list names them again. */
export async function eraseFromRegister(db: Db, person: Person): Promise<void> {
  await registerTurn(db, async (writing) => {
    const ids = await rowsOf(writing, person);
    const copies = [...new Set((await copiesOf(writing, person)).map(({ id }) => id))];
    if (copies.length > 0) await writing.deleteFrom('register_merges').where('id', 'in', copies).execute();
    if (ids.length === 0) return;
    await writing
      .deleteFrom('register_apart')
      .where((eb) => eb.or([eb('a', 'in', ids), eb('b', 'in', ids)]))
      .execute();
    await forgetCarried(writing, new Set(ids));
    await deleteEntries(writing, ids);
  });
}

/** What the register holds about somebody, to be given to them; copies that a merge keeps too. */
export async function registerEntriesOf(db: Db, person: Person): Promise<readonly object[]> {
  const ids = await rowsOf(db, person);
  const [entries, copies, carried] = await Promise.all([
    registeredRows(db, ids),
    copiesOf(db, person),
    carriedCopies(db, new Set(ids)),
  ]);
  return [...entries, ...copies.map(({ copy }) => copy), ...carried];
}

async function registeredRows(db: Db, ids: readonly string[]): Promise<readonly object[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('register_people')
    .leftJoin('register_ratings', 'register_ratings.person', 'register_people.id')
    .select(['name', 'licence', 'federation', 'club', 'category', 'birth_year as birthYear'])
    .select(['game', 'rating', 'provisional', 'series', 'listed_on as listedOn', 'last_event as lastEvent'])
    .where('register_people.id', 'in', ids)
    .execute();
}
