import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { KeptLine, KnownPerson, RegisterCount, RegisterGame, RegisterLine } from '@ronde/contract/http/register';
import type { TaskStep } from '@ronde/contract/http/tasks';
import { identityOf, licenceKey, meantBy, withZeros } from '@ronde/contract/lists/who-is-who';
import type { Person } from '@ronde/engine';
import type { Kysely, SelectQueryBuilderWithLeftJoin } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import { inPieces, type PieceFollowing } from '../tasks/pieces.ts';
import type { Work } from '../tasks/tasks.ts';
import { deleteEntries, factsOf, nameKeyOf, personRowOf } from './entries.ts';
import { clearAside, type IncomingRow, layAside, registerIncoming } from './list-rows.ts';
import { copiesOf } from './merge.ts';
import { carriedCopies, forgetCarried } from './rating-carries.ts';
import type { RegisterPersonRow, RegisterRatingRow } from './tables.ts';
import { longRegisterTurn, registerTurn } from './turn.ts';

type Db = Kysely<Tables>;

/** Somebody whom the register itself knows. */
export type Registered = KnownPerson & { readonly id: string };

/** Rows that are read before everybody else is served again. */
const mostAtOnce = 1000;
/** Everybody: what a list is compared with. */
export async function allKnown(db: Db, game: RegisterGame): Promise<readonly Registered[]> {
  const all: Registered[] = [];
  for (let last = ''; ; last = all.at(-1)?.id ?? '') {
    const query = joined(db, game).where('register_people.id', '>', last).orderBy('register_people.id');
    const rows = await query.limit(mostAtOnce).execute();
    all.push(...rows.map(knownOf));
    if (rows.length < mostAtOnce) return all;
    await setImmediate();
  }
}

/** Those who have one of these licences, as they are written or without spaces and capitals. */
export async function knownByLicence(
  db: Db,
  licences: readonly string[],
  game: RegisterGame,
): Promise<readonly Registered[]> {
  const all = [...new Set(licences.flatMap((one) => [one, licenceKey(one), licenceKey(one).toUpperCase()]))];
  const found: Registered[] = [];
  for (let from = 0; from < all.length; from += mostAtOnce) {
    const rows = await joined(db, game)
      .where('licence', 'in', all.slice(from, from + mostAtOnce))
      .execute();
    found.push(...rows.map(knownOf));
  }
  return found;
}

/** How many people a game's lists have named, and the date of the newest. */
export async function countOf(db: Db, game: RegisterGame): Promise<RegisterCount> {
  const { people, newest } = await db
    .selectFrom('register_ratings')
    .where('game', '=', game)
    .select(({ fn }) => [fn.countAll().as('people'), fn.max('listed_on').as('newest')])
    .executeTakeFirstOrThrow();
  return { people: Number(people), listedOn: newest };
}

type Joined = SelectQueryBuilderWithLeftJoin<Tables, 'register_people', Row, 'register_ratings'>;

/** Everybody with what the game's newest list says; who stands in none has nothing there. */
export const joined = (db: Db, game: RegisterGame): Joined =>
  db
    .selectFrom('register_people')
    .leftJoin('register_ratings', (join) =>
      join.onRef('register_ratings.person', '=', 'register_people.id').on('register_ratings.game', '=', game),
    )
    .selectAll('register_people')
    .select(['rating', 'provisional', 'series', 'listed_on', 'last_event'])
    .$castTo<Row>();

type Row = RegisterPersonRow & {
  readonly [K in 'rating' | 'provisional' | 'series' | 'listed_on' | 'last_event']: RegisterRatingRow[K] | null;
};

export function knownOf(row: Row): Registered {
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
  readonly game: RegisterGame;
  readonly listedOn: string;
  readonly lines: readonly KeptLine[];
}

/**
 * Keeps a federation's list, whole or not at all: whoever a line is said to be (`person`), or is known by licence
 * (without one, by name), is brought up to date. Others are served meanwhile.
 */
export async function keepList(db: Db, { game, listedOn, lines }: KeptList, work?: Work): Promise<number> {
  const following = (step: TaskStep, from: number, to: number): PieceFollowing => ({
    ...(work && { signal: work.signal, told: (share) => work.tell({ step, share: from + share * (to - from) }) }),
  });
  const prepare = async (beside: Db): Promise<number> => {
    const known = await allKnown(beside, game);
    const byIdentity = new Map(await inPieces(known, (one) => [identityOf(one), one.id] as const));
    const byId = new Map(known.map((one) => [one.id, one]));
    const keyed = await inPieces(lines, (line): readonly [string, KeptLine] => {
      const said = line.person === undefined ? undefined : byId.get(line.person);
      return said ? [said.id, withZeros(line, said)] : [byIdentity.get(identityOf(line)) ?? identityOf(line), line];
    });
    const rows = await inPieces(
      [...new Map(keyed)],
      ([id, line]): IncomingRow => ({
        ...personRowOf({ ...line, id: byId.has(id) ? id : randomUUID() }),
        ...ratingOf(line, game, listedOn),
      }),
      following('comparing', 0.3, 0.4),
    );
    await layAside(beside, rows, following('writing', 0.4, 1));
    work?.beyondCancel();
    return rows.length;
  };
  const prepared = (beside: Db) =>
    prepare(beside).catch(async (error: unknown) => {
      await clearAside(beside).catch(() => undefined);
      throw error;
    });
  return await longRegisterTurn(db, prepared, async (writing) => {
    await registerIncoming(writing);
    await clearAside(writing);
  });
}

/** A rating of 0 is a missing one (RATE-05). */
function ratingOf(line: RegisterLine, game: RegisterGame, listedOn: string): Omit<RegisterRatingRow, 'person'> {
  return {
    game,
    rating: line.rating || null,
    provisional: line.provisional ? 1 : 0,
    series: line.duplicateSeries ?? null,
    listed_on: listedOn,
    last_event: line.lastEvent ?? null,
  };
}

/**
 * Rows of the register that are this person: by licence within its federation; without one, those of the name that have
 * none either. Licences are compared here: a database knows neither every space nor the capitals beyond ASCII.
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
