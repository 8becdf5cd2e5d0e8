import type { RegisterEntry } from '@ronde/contract/http/register';
import { groupedBy } from '@ronde/contract/register/through-tournaments';
import { frenchKey } from '@ronde/engine/base/french-order';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import type { RegisterClubRow, RegisterPersonRow, RegisterRatingRow } from './tables.ts';

type Db = Kysely<Tables>;

/** A space before each word, so that the beginning of any word can be looked for. */
export const nameKeyOf = (name: string): string => ` ${frenchKey(name)}`;

/** Those of these ids, with what the lists of each game say; by name. */
export async function entriesOf(db: Db, ids: readonly string[]): Promise<readonly RegisterEntry[]> {
  if (ids.length === 0) return [];
  const people = db.selectFrom('register_people').selectAll().where('id', 'in', ids);
  const ratings = db.selectFrom('register_ratings').selectAll().where('person', 'in', ids);
  const clubs = db.selectFrom('register_clubs').selectAll().where('person', 'in', ids);
  const [rows, all, allClubs] = await Promise.all([
    people.orderBy('name_key').orderBy('id').execute(),
    ratings.orderBy('game').execute(),
    clubs.orderBy('since').execute(),
  ]);
  const byPerson = groupedBy(all, ({ person }) => person);
  const clubsBy = groupedBy(allClubs, ({ person }) => person);
  return rows.map((row) => entryOfRows(row, byPerson.get(row.id) ?? [], clubsBy.get(row.id) ?? []));
}

export async function entryOf(db: Db, id: string): Promise<RegisterEntry | null> {
  const [entry = null] = await entriesOf(db, [id]);
  return entry;
}

/** Puts entries in the place of those that have their ids. */
export async function saveEntries(writing: Db, entries: readonly RegisterEntry[]): Promise<void> {
  await deleteEntries(
    writing,
    entries.map(({ id }) => id),
  );
  await writing.insertInto('register_people').values(entries.map(personRowOf)).execute();
  const ratings = entries.flatMap(ratingRowsOf);
  if (ratings.length > 0) await writing.insertInto('register_ratings').values(ratings).execute();
  const clubs = entries.flatMap(({ id, clubs: own = [] }) => own.map((one) => ({ person: id, ...one })));
  if (clubs.length > 0) await writing.insertInto('register_clubs').values(clubs).execute();
}

export async function deleteEntries(writing: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await writing.deleteFrom('register_clubs').where('person', 'in', ids).execute();
  await writing.deleteFrom('register_ratings').where('person', 'in', ids).execute();
  await writing.deleteFrom('register_people').where('id', 'in', ids).execute();
}

type Facts = Omit<RegisterEntry, 'ratings' | 'clubs'>;

/** What the register says of somebody, whatever the game. */
export const factsOf = (row: RegisterPersonRow): Facts => ({
  id: row.id,
  name: row.name,
  ...(row.licence !== null && { licence: row.licence }),
  ...(row.federation !== null && { federation: row.federation }),
  ...(row.birth_year !== null && { birthYear: row.birth_year }),
  ...(row.club !== null && { club: row.club }),
  ...(row.category !== null && { category: row.category }),
  ...(row.nationality !== null && { nationality: row.nationality }),
  ...(row.pseudonym !== null && { pseudonym: row.pseudonym }),
});

function entryOfRows(
  row: RegisterPersonRow,
  ratings: readonly RegisterRatingRow[],
  clubs: readonly RegisterClubRow[],
): RegisterEntry {
  return {
    ...factsOf(row),
    ...(clubs.length > 0 && { clubs: clubs.map(({ club, since }) => ({ club, since })) }),
    ratings: ratings.map(({ game, rating, provisional, series, listed_on, last_event }) => ({
      game,
      ...(rating !== null && { rating }),
      ...(provisional === 1 && { provisional: true }),
      ...(series !== null && { duplicateSeries: series }),
      listedOn: listed_on,
      ...(last_event !== null && { lastEvent: last_event }),
    })),
  };
}

export const personRowOf = (entry: Facts): RegisterPersonRow => ({
  id: entry.id,
  name: entry.name,
  name_key: nameKeyOf(entry.name),
  licence: entry.licence ?? null,
  federation: entry.federation ?? null,
  club: entry.club ?? null,
  category: entry.category ?? null,
  birth_year: entry.birthYear ?? null,
  nationality: entry.nationality ?? null,
  pseudonym: entry.pseudonym ?? null,
});

const ratingRowsOf = ({ id, ratings }: RegisterEntry): readonly RegisterRatingRow[] =>
  ratings.map(({ game, rating, provisional, duplicateSeries, listedOn, lastEvent }) => ({
    person: id,
    game,
    rating: rating ?? null,
    provisional: provisional ? 1 : 0,
    series: duplicateSeries ?? null,
    listed_on: listedOn,
    last_event: lastEvent ?? null,
  }));
