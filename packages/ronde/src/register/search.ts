import type { KnownPerson, RegisterGame } from '@ronde/contract/http/register';
import {
  fewFound,
  licenceTyped,
  nameTyped,
  shortest,
  slipsInName,
  wordsTyped,
} from '@ronde/contract/lists/name-search';
import { licenceKey, licenceNumber } from '@ronde/contract/lists/who-is-who';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import { joined, knownOf, type Registered } from './register.ts';

type Db = Kysely<Tables>;

/** More than a list beside a field shows. */
const mostFound = 60;
/** Rows that may be meant by a mistyped name, before each is looked at. */
const mostLooked = 4000;

/** As a pattern takes it for itself. */
const plain = (text: string): string => text.replace(/[%_\\]/gu, '\\$&');
const like = (column: Expression<unknown>, pattern: string): Expression<SqlBool> =>
  sql<SqlBool>`${column} like ${pattern} escape '\\'`;
const nameKey = sql.ref('register_people.name_key');

/**
 * Those whose name has words beginning with each typed word, accents ignored, or whose licence begins so: the best
 * first, then cut. Where hardly anybody is, those whose name has the words with a slip.
 */
export async function lookedUp(db: Db, typed: string, game: RegisterGame): Promise<readonly KnownPerson[]> {
  const words = wordsTyped(typed);
  if (words.length === 0) return [];
  const best = await db
    .selectFrom('register_people')
    .select('id')
    .where(isMeant(typed))
    .orderBy(gradeOf(typed))
    .orderBy('name_key')
    .limit(mostFound)
    .execute();
  const found = await withFacts(
    db,
    best.map(({ id }) => id),
    game,
  );
  if (found.length >= fewFound) return found;
  const ids = new Set(found.map(({ id }) => id));
  return [...found, ...(await withSlips(db, words, game)).filter(({ id }) => !ids.has(id))];
}

/** What is known of them, in the same order. */
async function withFacts(db: Db, ids: readonly string[], game: RegisterGame): Promise<readonly Registered[]> {
  if (ids.length === 0) return [];
  const rows = await joined(db, game).where('register_people.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, knownOf(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type People = ExpressionBuilder<Tables, 'register_people'>;

const licenceIn = sql<string>`lower(replace(register_people.licence, ' ', ''))`;
const numberIn = sql<string>`ltrim(${licenceIn}, '0')`;

/** As `isNamed` and by licence; whoever types what no name has a letter of means nobody. */
const isMeant =
  (typed: string) =>
  ({ and, or, lit }: People): Expression<SqlBool> => {
    const words = wordsTyped(typed);
    const together = words.length > 1 ? [begins(words.join(''), or, and)] : [];
    const named = words.length === 0 ? lit(false) : or([and(words.map((word) => begins(word, or, and))), ...together]);
    const licence = licenceTyped(typed);
    if (licence === null) return named;
    const licensed = or([like(licenceIn, `${plain(licence)}%`), like(numberIn, `${plain(licenceNumber(licence))}%`)]);
    return nameTyped(typed) ? or([named, licensed]) : licensed;
  };

type Joining = (parts: readonly Expression<SqlBool>[]) => Expression<SqlBool>;

/** A word of the name begins so, or two or three written as one: looked at where the letters follow each other at all. */
function begins(word: string, or: Joining, and: Joining): Expression<SqlBool> {
  const whole = like(nameKey, `% ${plain(word)}%`);
  const apart = spacedOut(word).map((spaced) => like(nameKey, `% ${plain(spaced)}%`));
  if (apart.length === 0) return whole;
  return or([whole, and([like(sql`replace(${nameKey}, ' ', '')`, `%${plain(word)}%`), or(apart)])]);
}

/** Longer ones are two words, not three. */
const mostLetters = 16;

function spacedOut(word: string): readonly string[] {
  const cut = (text: string): readonly (readonly [string, string])[] =>
    Array.from({ length: text.length - 1 }, (_, i) => [text.slice(0, i + 1), text.slice(i + 1)] as const);
  const two = cut(word);
  const three =
    word.length > mostLetters ? [] : two.flatMap(([first, rest]) => cut(rest).map(([a, b]) => `${first} ${a} ${b}`));
  return [...two.map((parts) => parts.join(' ')), ...three];
}

/** The same for a list that is counted and leafed through: where hardly anybody is meant, with the slips too. */
export async function meantAs(db: Db, typed: string, game: RegisterGame) {
  const meant = isMeant(typed);
  const words = wordsTyped(typed);
  const few = await db.selectFrom('register_people').select('id').where(meant).limit(fewFound).execute();
  if (words.length === 0 || few.length >= fewFound) return meant;
  const near = (await withSlips(db, words, game)).map(({ id }) => id);
  return near.length === 0
    ? meant
    : (people: People): Expression<SqlBool> => people.or([meant(people), people.eb('register_people.id', 'in', near)]);
}

/** Their licence, then that of which zeros are missing; the whole name; its first words; its beginning; whole words; the rest. */
function gradeOf(typed: string): Expression<number> {
  const typedKey = wordsTyped(typed).join(' ');
  if (!nameTyped(typed))
    return sql<number>`case
      when ${licenceIn} = ${licenceKey(typed)} then 0
      when ${numberIn} = ${licenceNumber(typed)} then 1
      else 2 end`;
  const key = plain(typedKey);
  return sql<number>`case
    when ${nameKey} = ${` ${typedKey}`} then 1
    when ${like(nameKey, ` ${key} %`)} then 2
    when ${like(nameKey, ` ${key}%`)} then 3
    when ${like(sql`${nameKey} || ' '`, `% ${key} %`)} then 4
    else 5 end`;
}

/** A slip leaves one half of a word as it is, or has turned the two letters in the middle. */
function piecesOf(word: string): readonly string[] {
  if (word.length < shortest) return [` ${word}`];
  const half = Math.floor(word.length / 2);
  const turned = `${word.slice(0, half - 1)}${word.charAt(half)}${word.charAt(half - 1)}${word.slice(half + 1)}`;
  return [` ${word.slice(0, half)}`, word.slice(half), turned];
}

async function withSlips(db: Db, words: readonly string[], game: RegisterGame): Promise<readonly Registered[]> {
  if (words.every((word) => word.length <= shortest)) return [];
  const candidates = await db
    .selectFrom('register_people')
    .select(['id', 'name_key'])
    .where(({ and, or }) =>
      and(words.map((word) => or(piecesOf(word).map((piece) => like(nameKey, `%${plain(piece)}%`))))),
    )
    .limit(mostLooked)
    .execute();
  const near = candidates
    .map(({ id, name_key }) => ({ id, slips: slipsInName(name_key, words), key: name_key }))
    .filter(({ slips }) => slips <= words.length)
    .toSorted((a, b) => a.slips - b.slips || (a.key < b.key ? -1 : 1))
    .slice(0, mostFound);
  return await withFacts(
    db,
    near.map(({ id }) => id),
    game,
  );
}
