import { frenchKey } from '@ronde/engine/base/french-order';

const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * What somebody signs in with: « Zoé LEFÈVRE », « zoe lefevre » and the same in full-width letters are one name, and so
 * is one with marks in it that nobody sees.
 */
export function nameKey(name: string): string {
  return frenchKey(name.normalize('NFKC').replace(unseen, ''));
}
