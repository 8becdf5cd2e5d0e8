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
  const [{ count }, { of: page, offset, by = asked }] = await Promise.all([
    wanted
      .clearSelect()
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
    aroundPage(db, asked, from),
  ]);
  const rows = await inOrder(page ?? wanted, by)
    .offset(offset)
    .limit(registerPage)
    .execute();
  return { count: Number(count), people: rows.map(knownOf) };
}

type Wanted = Awaited<ReturnType<typeof filtered>>['of'];

/** `by`: the order of those who have no figure. */
interface AroundPage {
  readonly of: Wanted | null;
  readonly offset: number;
  readonly by?: Pick<Asked, 'order' | 'down'>;
}

/**
 * Of everybody, those with the same figures as a page: by the index of the figures, so that the register is not put in
 * order for a hundred of its people. `offset`: of the page among them. Null: a page of something else, or between those
 * who have a figure and those who have none.
 */
async function aroundPage(
  db: Db,
  { order = 'name', down, game, ...filters }: Asked,
  from: number,
): Promise<AroundPage> {
  const whole = { of: null, offset: from };
  const column = order === 'lastEvent' ? 'last_event' : order;
  if (Object.values(filters).some(Boolean) || column === 'name' || column === 'club') return whole;
  const rows = column === 'licence' ? sql`register_people where true` : sql`register_ratings where game = ${game}`;
  const figures = db.selectFrom(
    sql<Figure>`(select ${sql.ref(column)} as figure from ${rows} and ${sql.ref(column)} is not null)`.as('figures'),
  );
  const counted = async (of: typeof figures): Promise<number> =>
    Number((await of.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count);
  const have = await counted(figures);
  const figure = sql.ref(columns[order]);
  if (from >= have) return { of: joined(db, game).where(sql<SqlBool>`${figure} is null`), offset: from - have, by: {} };
  if (from + registerPage > have) return whole;
  const at = (place: number) =>
    figures
      .select('figure')
      .orderBy('figure', down ? 'desc' : 'asc')
      .offset(place)
      .limit(1)
      .executeTakeFirstOrThrow();
  const [first, last] = await Promise.all([at(from), at(from + registerPage - 1)]);
  const [low, high] = down ? [last.figure, first.figure] : [first.figure, last.figure];
  const before = await counted(figures.where('figure', down ? '>' : '<', first.figure));
  return {
    of: joined(db, game).where(sql<SqlBool>`${figure} >= ${low} and ${figure} <= ${high}`),
    offset: from - before,
  };
}

interface Figure {
  readonly figure: string | number;
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
function inOrder(wanted: Wanted, { order = 'name', down }: Pick<Asked, 'order' | 'down'>) {
  const column = sql.ref(columns[order]);
  const missing: Expression<SqlBool> = sql<SqlBool>`${column} is null`;
  const way = down ? 'desc' : 'asc';
  // Everybody has a name: its index gives their order.
  const those =
    order === 'name'
      ? wanted.orderBy(column, way)
      : wanted.orderBy(missing).orderBy(column, way).orderBy('register_people.name_key');
  return those.orderBy('register_people.id');
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
