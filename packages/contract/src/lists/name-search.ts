import { frenchKey } from '@ronde/engine/base/french-order';
import { slipsBetween } from './slips.ts';
import { licenceKey, licenceNumber } from './who-is-who.ts';

// One search for every list of people: the register, the desk, a federation. SQL asks the same (`register/search.ts`).

/** Accents, case, apostrophes and commas aside. */
export const wordsTyped = (typed: string): readonly string[] =>
  frenchKey(typed)
    .split(/[\s,;]+/u)
    .filter(Boolean);

/**
 * What is looked for: each word, or all of them written as one (« le fevre » for LEFÈVRE). A word is found where a word
 * of the name begins so, or several written as one (« ndiaye » for N’DIAYE).
 */
export function isNamed(key: string, words: readonly string[]): boolean {
  const own = key.split(' ');
  const begins = (word: string): boolean => own.some((_, i) => own.slice(i).join('').startsWith(word));
  return words.every(begins) || begins(words.join(''));
}

/** A licence has a figure, and a name has none; null: none is typed. */
export const licenceTyped = (typed: string): string | null => (/\d/u.test(typed) ? licenceKey(typed) : null);
export const nameTyped = (typed: string): boolean => licenceTyped(typed) === null || /\p{L}/u.test(typed);

/** With fewer, what was typed may be mistyped. */
export const fewFound = 5;
/** A shorter word has no slip. */
export const shortest = 3;

/** Each typed word against the one of the name that is nearest to it: one slip in each word at most. */
export function slipsInName(key: string, words: readonly string[]): number {
  const own = key.split(/[\s-]+/u).filter(Boolean);
  return words.reduce((sum, word) => sum + Math.min(...own.map((one) => slipsOf(word, one))), 0);
}

/** Against the whole word, or its beginning where it is longer; more than one is another word. */
function slipsOf(word: string, own: string): number {
  if (word.length < shortest) return own.startsWith(word) ? 0 : Number.POSITIVE_INFINITY;
  const beginnings = [own, ...[-1, 0, 1].map((more) => own.slice(0, word.length + more))];
  const slips = Math.min(...beginnings.map((one) => slipsBetween(word, one)));
  return slips <= 1 ? slips : Number.POSITIVE_INFINITY;
}

interface Found {
  readonly name: string;
  readonly licence?: string | undefined;
  /** What they may be found by besides. */
  readonly club?: string | undefined;
}

/** The licence begins so, with its leading zeros or without. */
const isLicensed = (licence: string, typed: string): boolean =>
  licenceKey(licence).startsWith(typed) || licenceNumber(licence).startsWith(licenceNumber(typed));

/** Whoever is meant, by name, club or licence; where hardly anybody is, those of whom it is so with a slip in a word. */
export function meantIn<T extends Found>(people: readonly T[], typed: string): readonly T[] {
  if (typed.trim() === '') return people;
  const words = wordsTyped(typed);
  const licence = licenceTyped(typed);
  const keys = new Map(people.map((one) => [one, frenchKey(`${one.name} ${one.club ?? ''}`)]));
  const keyOf = (one: T): string => keys.get(one) ?? '';
  const isMeant = (one: T): boolean =>
    (nameTyped(typed) && words.length > 0 && isNamed(keyOf(one), words)) ||
    (licence !== null && one.licence !== undefined && isLicensed(one.licence, licence));
  const meant = new Set(people.filter(isMeant));
  if (meant.size >= fewFound || !words.some((word) => word.length > shortest)) return [...meant];
  return people.filter((one) => meant.has(one) || slipsInName(keyOf(one), words) <= words.length);
}
