import { isLang, type Lang } from '@ronde/language';
import { kept } from '../storage.ts';

/**
 * The reader's language as they have chosen it here; until then the first of the browser's own that Ronde speaks, else
 * French. The very first page, which makes the house's first account, is read in it too.
 */
export const lang = kept<Lang>('ronde.lang', spokenHere(), isLang);

function spokenHere(): Lang {
  // Without a page there is no reader.
  if (typeof document === 'undefined') return 'fr';
  return languageOf(navigator.languages ?? [navigator.language]);
}

/** `en-GB` is `en`; the reader's order counts. */
export function languageOf(wanted: readonly string[]): Lang {
  return wanted.map((one) => one.slice(0, 2).toLowerCase()).find(isLang) ?? 'fr';
}
