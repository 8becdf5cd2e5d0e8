import { frenchKey } from '@ronde/engine/base/french-order';

/** What somebody signs in with: « Zoé LEFÈVRE », « zoe lefevre » and the same in full-width letters are one name. */
export function nameKey(name: string): string {
  return frenchKey(name.normalize('NFKC'));
}
