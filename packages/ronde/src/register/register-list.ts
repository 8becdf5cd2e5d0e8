import type { KnownPerson, RegisterChoices, RegisterList, RegisterListQuery } from '@ronde/contract/http/register';
import { registerPage } from '@ronde/contract/values/register-page';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import { joined, knownOf } from './register.ts';
import { meantAs } from './search.ts';

type Db = Kysely<Tables>;
type Asked = Omit<RegisterListQuery, 'from'>;

/** A filter shows so many to choose from. */
const mostChoices = 300;

/** The register to leaf through. */
export async function registerList(db: Db, { from = 0, ...asked }: RegisterListQuery): Promise<RegisterList> {
  const { of: wanted } = await filtered(db, asked);
  const [{ count }, rows] = await Promise.all([
    wanted
      .clearSelect()
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
    inOrder(wanted, asked).offset(from).limit(registerPage).execute(),
  ]);
  return { count: Number(count), people: rows.map(knownOf) };
}

/** All of it, in order. */
export async function registerTable(db: Db, asked: Asked): Promise<readonly KnownPerson[]> {
  return (await inOrder((await filtered(db, asked)).of, asked).execute()).map(knownOf);
}

async function filtered(db: Db, { game, q, club, federation, series, licence }: Asked) {
  let wanted = joined(db, game);
  if (q?.trim()) wanted = wanted.where(await meantAs(db, q, game));
  if (club) wanted = wanted.where('register_people.club', '=', club);
  if (federation) wanted = wanted.where('register_people.federation', '=', federation);
  if (series) wanted = wanted.where('register_ratings.series', '=', series);
  if (licence) wanted = wanted.where('register_people.licence', licence === 'with' ? 'is not' : 'is', null);
  // Not the query itself: whoever waits for it would run it.
  return { of: wanted };
}

const columns = {
  name: 'register_people.name_key',
  rating: 'register_ratings.rating',
  club: 'register_people.club',
  licence: 'register_people.licence',
  lastEvent: 'register_ratings.last_event',
} as const;

/** Whoever has nothing there stands last, either way. */
function inOrder(wanted: Awaited<ReturnType<typeof filtered>>['of'], { order = 'name', down }: Asked) {
  const column = sql.ref(columns[order]);
  const missing: Expression<SqlBool> = sql<SqlBool>`${column} is null`;
  return wanted
    .orderBy(missing)
    .orderBy(column, down ? 'desc' : 'asc')
    .orderBy('register_people.name_key')
    .orderBy('register_people.id');
}

/** What there is to choose from. */
export async function registerChoices(db: Db, game: RegisterListQuery['game']): Promise<RegisterChoices> {
  const of = async (column: 'register_people.club' | 'register_people.federation' | 'register_ratings.series') => {
    const value = sql<string>`${sql.ref(column)}`;
    const rows = await joined(db, game)
      .clearSelect()
      .select([value.as('value'), ({ fn }) => fn.countAll().as('people')])
      .where(column, 'is not', null)
      .groupBy(value)
      .orderBy('people', 'desc')
      .limit(mostChoices)
      .execute();
    return rows.map((row) => row.value);
  };
  const [clubs, federations, series] = await Promise.all([
    of('register_people.club'),
    of('register_people.federation'),
    of('register_ratings.series'),
  ]);
  return { clubs, federations, series };
}
