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
import { type Expression, type ExpressionBuilder, type Kysely, PostgresAdapter, type SqlBool, sql } from 'kysely';
import type { DialectName } from '../store/sql/migrate.ts';
import type { Tables } from '../store/sql/tables.ts';
import { joined, knownOf, type Registered } from './register.ts';
import { licenceAsTyped, numberAsTyped } from './tables.ts';

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
const inOneWord = sql`replace(${nameKey}, ' ', '')`;

const dialectOf = (db: Db): DialectName =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';

/** Without patterns: both databases look for letters several times as fast as for a pattern. */
const holds = (dialect: DialectName, column: Expression<unknown>, text: string): Expression<SqlBool> =>
  dialect === 'postgres' ? sql<SqlBool>`strpos(${column}, ${text}) > 0` : sql<SqlBool>`instr(${column}, ${text}) > 0`;

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
    .where(isMeant(typed, dialectOf(db)))
    .orderBy(gradeOf(typed, dialectOf(db)))
    .orderBy('name_key')
    .limit(mostFound)
    .execute();
  const found = await withFacts(
    db,
    best.map(({ id }) => id),
    game,
  );
  if (found.length >= fewFound || !nameTyped(typed)) return found;
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

/** As `isNamed` and by licence; whoever types what no name has a letter of means nobody. */
const isMeant =
  (typed: string, dialect: DialectName) =>
  ({ and, or, lit }: People): Expression<SqlBool> => {
    const words = wordsTyped(typed);
    const begins = (word: string) => beginsIn(word, dialect, { and, or });
    const together = words.length > 1 ? [begins(words.join(''))] : [];
    const [longest = ''] = longestFirst(words);
    const named =
      words.length === 0
        ? lit(false)
        : // Whoever is meant has the letters one after the other; of most others nothing more is looked at.
          and([
            longest.length < shortest ? lit(true) : holds(dialect, inOneWord, longest),
            or([and(words.map(begins)), ...together]),
          ]);
    const licence = licenceTyped(typed);
    if (licence === null) return named;
    const licensed = or([
      beginsWith(licenceAsTyped(dialect), licence, and),
      beginsWith(numberAsTyped(dialect), licenceNumber(licence), and),
    ]);
    return nameTyped(typed) ? or([named, licensed]) : licensed;
  };

type Joining = (parts: readonly Expression<SqlBool>[]) => Expression<SqlBool>;

/** The one that most names do not have. */
const longestFirst = (words: readonly string[]): readonly string[] => words.toSorted((a, b) => b.length - a.length);

/** As a range, which an index answers. */
const beginsWith = (column: Expression<string>, text: string, and: Joining): Expression<SqlBool> =>
  and([sql<SqlBool>`${column} >= ${text}`, sql<SqlBool>`${column} < ${`${text}\u{10ffff}`}`]);

/** A word of the name begins so, or two or three written as one: looked at where the letters follow each other at all. */
function beginsIn(
  word: string,
  dialect: DialectName,
  { and, or }: { readonly and: Joining; readonly or: Joining },
): Expression<SqlBool> {
  const whole = holds(dialect, nameKey, ` ${word}`);
  const apart = spacedOut(word).map((spaced) => holds(dialect, nameKey, ` ${spaced}`));
  if (apart.length === 0) return whole;
  return or([whole, and([holds(dialect, inOneWord, word), or(apart)])]);
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
  const meant = isMeant(typed, dialectOf(db));
  const words = wordsTyped(typed);
  const few = await db.selectFrom('register_people').select('id').where(meant).limit(fewFound).execute();
  if (words.length === 0 || few.length >= fewFound || !nameTyped(typed)) return meant;
  const near = (await withSlips(db, words, game)).map(({ id }) => id);
  return near.length === 0
    ? meant
    : (people: People): Expression<SqlBool> => people.or([meant(people), people.eb('register_people.id', 'in', near)]);
}

/** Their licence, then that of which zeros are missing; the whole name; its first words; its beginning; whole words; the rest. */
function gradeOf(typed: string, dialect: DialectName): Expression<number> {
  const typedKey = wordsTyped(typed).join(' ');
  if (!nameTyped(typed))
    return sql<number>`case
      when ${licenceAsTyped(dialect)} = ${licenceKey(typed)} then 0
      when ${numberAsTyped(dialect)} = ${licenceNumber(typed)} then 1
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
      and(longestFirst(words).map((word) => or(piecesOf(word).map((piece) => holds(dialectOf(db), nameKey, piece))))),
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
