import type { KnownPerson, RegisterGame } from '@ronde/contract/http/register';
import { slipsBetween } from '@ronde/contract/lists/slips';
import { licenceKey } from '@ronde/contract/lists/who-is-who';
import { frenchKey } from '@ronde/engine/base/french-order';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import { joined, knownOf, type Registered } from './register.ts';

type Db = Kysely<Tables>;

/** More than a list beside a field shows. */
const mostFound = 60;
/** With fewer, what was typed may be mistyped. */
const fewFound = 5;
/** Rows that may be meant by a mistyped name, before each is looked at. */
const mostLooked = 4000;

/** Without what a pattern would take for more than a letter. */
const plain = (text: string): string => text.replace(/[%_\\]/gu, ' ');
const wordsOf = (typed: string): readonly string[] => plain(frenchKey(typed)).split(' ').filter(Boolean);

/**
 * Those whose name has words beginning with each typed word, accents ignored, or whose licence begins so: the best
 * first, then cut. Where hardly anybody is, those whose name has the words with a slip.
 */
export async function lookedUp(db: Db, typed: string, game: RegisterGame): Promise<readonly KnownPerson[]> {
  const words = wordsOf(typed);
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

export const isMeant =
  (typed: string) =>
  ({ and, or, eb }: People): Expression<SqlBool> => {
    const named = and(wordsOf(typed).map((word) => eb('register_people.name_key', 'like', `% ${word}%`)));
    // A licence has a figure, and a name has none.
    if (!/\d/u.test(typed)) return named;
    const licence = `${plain(licenceKey(typed)).trim()}%`;
    const licensed = sql<SqlBool>`lower(replace(register_people.licence, ' ', '')) like ${licence}`;
    return /\p{L}/u.test(typed) ? or([named, licensed]) : licensed;
  };

/** Their licence; the whole name; its first words; its beginning; whole words; the rest. */
function gradeOf(typed: string): Expression<number> {
  const key = wordsOf(typed).join(' ');
  const name = sql.ref('register_people.name_key');
  if (!/\p{L}/u.test(key))
    return sql<number>`case when lower(replace(register_people.licence, ' ', '')) = ${licenceKey(typed)} then 0 else 1 end`;
  return sql<number>`case
    when ${name} = ${` ${key}`} then 1
    when ${name} like ${` ${key} %`} then 2
    when ${name} like ${` ${key}%`} then 3
    when ${name} || ' ' like ${`% ${key} %`} then 4
    else 5 end`;
}

/** A shorter word has no slip. */
const shortest = 3;

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
    .where(({ and, or, eb }) =>
      and(words.map((word) => or(piecesOf(word).map((piece) => eb('name_key', 'like', `%${piece}%`))))),
    )
    .limit(mostLooked)
    .execute();
  const near = candidates
    .map(({ id, name_key }) => ({ id, slips: slipsIn(name_key, words), key: name_key }))
    .filter(({ slips }) => slips <= words.length)
    .toSorted((a, b) => a.slips - b.slips || (a.key < b.key ? -1 : 1))
    .slice(0, mostFound);
  return await withFacts(
    db,
    near.map(({ id }) => id),
    game,
  );
}

/** Of all words together, each against the one that is nearest to it: one slip in each word. */
function slipsIn(nameKey: string, words: readonly string[]): number {
  const own = nameKey.split(/[\s-]+/u).filter(Boolean);
  return words.reduce((sum, word) => sum + Math.min(...own.map((one) => slipsOf(word, one))), 0);
}

/** Against the whole word, or its beginning where it is longer; more than one is another word. */
function slipsOf(word: string, own: string): number {
  if (word.length < shortest) return own.startsWith(word) ? 0 : Number.POSITIVE_INFINITY;
  const beginnings = [own, ...[-1, 0, 1].map((more) => own.slice(0, word.length + more))];
  const slips = Math.min(...beginnings.map((one) => slipsBetween(word, one)));
  return slips <= 1 ? slips : Number.POSITIVE_INFINITY;
}
