import { frenchKey } from '@ronde/engine/base/french-order';

const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * What somebody signs in with: « Zoé LEFÈVRE », « zoe lefevre » and the same in full-width letters are one name, and so
 * is one with marks in it that nobody sees.
 */
export function nameKey(name: string): string {
  return frenchKey(name.normalize('NFKC').replace(unseen, ''));
}

/** Alphabets with letters that look alike, « а » and « a »; whatever is none of these, nor of East Asia, is one more. */
const alphabets: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /(?=\p{L})[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]/u,
];

/**
 * Whether a name keeps to one alphabet, so that no letter of another one stands for the one that it looks like: two
 * accounts that nobody could tell apart in a team or a log. Chinese, Japanese and Korean may stand beside any.
 */
export function isOneAlphabet(name: string): boolean {
  const letters = name.normalize('NFKC').replace(/\P{L}/gu, '');
  return alphabets.filter((alphabet) => alphabet.test(letters)).length <= 1;
}
