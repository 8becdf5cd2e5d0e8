import type { Army } from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';
import { knownArmies, namedArmies, nearestArmies, playedEdition } from './known-armies.ts';

/** « 54 Anciens Carthaginois », « 82 Romains Triumvirat (V3) »: as it is typed. */
export function armyLabel({ edition, number, name }: Pick<Army, 'edition' | 'number' | 'name'>): string {
  const label = number === 0 ? name : `${number} ${name}`;
  return edition === playedEdition || !/^V\d{1,2}$/.test(edition) ? label : `${label} (${edition})`;
}

/** Each as it is typed. */
export const armies: readonly string[] = knownArmies.map(armyLabel);

const numbered = /^(\d{1,4})(?:[\s·.,:)-]+(.*\S))?$/u;
const year = /^[-−]?\d{1,4}$/u;

const longestName = 120;

/** « n° 55 », « liste 55 »: the number. */
const announcing = /^(?:n[°o]\s*\.?|num[ée]ro|listes?(?:\s+n[°o])?|list|#)\s*(?=\d)/iu;
/** « Carthaginois n° 55 », « Carthaginois (55) ». */
const numberBehind = /^(.*\p{L}.*?)\s*(?:[,(]?\s*n[°o]\s*\.?|\()\s*(\d{1,4})\s*\)?$/iu;

/** An army as it was read. `assumed`: another edition may have been meant, and nothing said which. */
interface ArmyRead {
  readonly army: Army;
  readonly assumed: boolean;
}

/**
 * An army as typed or in a list: « 54 Anciens Carthaginois », « 82 Romains Triumvirat (V3) »; a number or a name alone
 * where the other is known for it. An army is its edition and its number: where none is said, it is that of the known
 * army of this number and name, else the one that is played. `was`: what stood there, whose edition stays while number
 * and name are the same. `column`: what a column of editions says. Null: it is no army.
 */
export function readArmyText(typed: string, was?: Army, column = ''): ArmyRead | null {
  const text = typed.trim();
  // Number and space stand before the name, the edition beside it.
  if (text.length > longestName + 20) return null;
  const { bare, edition, unsure } = editionApart(numberFirst(text));
  const beside = readEdition(column);
  const read = readBare(bare, edition ?? beside ?? undefined, was);
  const unread = beside === null && column.trim() !== '';
  const against = edition !== null && beside !== null && edition !== beside;
  return read && (unsure || unread || against) ? { ...read, assumed: true } : read;
}

const numberFirst = (text: string): string => text.replace(announcing, '').replace(numberBehind, '$2 $1');

function readBare(bare: string, edition: string | undefined, was: Army | undefined): ArmyRead | null {
  const [, digits, name] = numbered.exec(bare) ?? [];
  const number = digits === undefined ? undefined : Number(digits);
  const numberAlone = number !== undefined && name === undefined;
  const key = frenchKey(name ?? bare);
  const alike = namedArmies
    .filter(({ army }) => number === undefined || army.number === number)
    .filter(({ keys }) => numberAlone || keys.includes(key))
    .map(({ army }) => army)
    .filter((one) => edition === undefined || one.edition === edition);
  if (number !== undefined && name !== undefined) return named({ number, name, edition }, alike, was);
  // A number alone is of the edition that is played; a name of whatever edition has it.
  const played = alike.filter((one) => one.edition === (edition ?? playedEdition));
  const [only, ...more] = played.length > 0 || number !== undefined ? played : alike;
  if (only === undefined || more.length > 0) return null;
  const assumed = edition === undefined && (alike.length > 1 || only.edition !== playedEdition);
  // Under another of its names it keeps that one.
  return { army: numberAlone || frenchKey(only.name) === key ? only : { ...only, name: bare }, assumed };
}

interface Written {
  readonly number: number;
  readonly name: string;
  readonly edition: string | undefined;
}

function named({ number, name, edition }: Written, alike: readonly Army[], was: Army | undefined): ArmyRead | null {
  if (name.length > longestName) return null;
  if (edition !== undefined) return { army: { edition, number, name }, assumed: false };
  const same = was?.number === number && frenchKey(was.name) === frenchKey(name);
  if (was && same) return { army: { edition: was.edition, number, name }, assumed: false };
  const [first] = alike;
  return { army: { edition: first?.edition ?? playedEdition, number, name }, assumed: alike.length > 1 };
}

/**
 * The army that what was typed names, or its words as they stand, without a number (0), where the lists know none; then
 * with the armies that are `near`. Null: there is no name in it.
 */
export function armyTyped(
  typed: string,
  was?: Army,
  column = '',
): (ArmyRead & { readonly near: readonly Army[] }) | null {
  const read = readArmyText(typed, was, column);
  if (read) return { ...read, near: [] };
  const { bare, edition } = editionApart(typed.trim());
  if (!/\p{L}{2}/u.test(bare) || typed.trim().length > longestName) return null;
  const same = was?.number === 0 && frenchKey(was.name) === frenchKey(bare) ? was.edition : null;
  const said = edition ?? readEdition(column) ?? same ?? playedEdition;
  return { army: { edition: said, number: 0, name: bare }, assumed: false, near: nearestArmies(bare) };
}

/** The same, of which only the army is wanted. */
export const armyNamed = (typed: string, was?: Army): Army | null => armyTyped(typed, was)?.army ?? null;

/** A year, before our era with either minus: −336. Null: it is none. */
export function readYear(typed: string): number | null {
  const text = typed.trim();
  return year.test(text) ? Number(text.replace('−', '-')) : null;
}

/** The total of an army list: 1 to 99; null for anything else, undefined for nothing. */
export function readCohesion(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  return /^[1-9]\d?$/.test(text) ? Number(text) : null;
}

const ordinal = String.raw`\d{1,2}\s?(?:e|[eè]me|re|st|nd|rd|th)`;
const version = String.raw`(?:v|version\s?)\s?\.?\s?\d{1,2}`;
const announced = String.raw`${version}|${ordinal}\s[eé]d[\p{L}.]*|[eé]d[\p{L}.]*\s\d{1,2}`;

const before = new RegExp(String.raw`^[[(]?\s*(${version})\s*[\])]?[\s·.,:-]+(.*\S)$`, 'iu');
const bracketed = new RegExp(String.raw`^(.*\S)\s*[[(]\s*(${announced}|${ordinal})\s*[\])]$`, 'iu');
const behind = new RegExp(String.raw`^(.*[^\s·.,:-])[\s·.,:-]+(${announced})$`, 'iu');
/** Behind a number alone, which has no name that this could belong to: « 82 3e », « 82 3 ». */
const besideNumber = new RegExp(String.raw`^(\d{1,4})[\s·.,:-]+(${ordinal}|\d{1,2})$`, 'iu');
const whole = new RegExp(String.raw`^(?:${announced}|${ordinal}|\d{1,2})$`, 'iu');

/** An edition as people write it, « V3 », « 3 », « 3e édition »: V3. Null: it is none. */
export function readEdition(text: string): string | null {
  const trimmed = text.trim();
  return whole.test(trimmed) ? `V${Number(trimmed.replace(/\D/gu, ''))}` : null;
}

/** The text of an army without its edition. `unsure`: a number that can be one, and nothing says that it is. */
function editionApart(text: string): {
  readonly bare: string;
  readonly edition: string | null;
  readonly unsure: boolean;
} {
  const [, second = '', first] = before.exec(text) ?? [];
  const [, bare = text, edition = ''] =
    first === undefined
      ? (besideNumber.exec(text) ?? bracketed.exec(text) ?? behind.exec(text) ?? [])
      : [text, first, second];
  return { bare, edition: readEdition(edition), unsure: /^\d+$/.test(edition) };
}
