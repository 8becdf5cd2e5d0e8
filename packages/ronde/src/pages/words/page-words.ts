import type { FormatId } from '@ronde/engine';
import { isTour, type Lang, roundNoun } from '@ronde/language';
import { en } from './en.ts';
import { frFor, type PageWords } from './fr.ts';

export type { PageWords } from './fr.ts';

const fr = frFor(roundNoun());
const frTour = frFor(roundNoun('art-de-la-guerre'));

/** The words of the public pages alone. `format`: says what a round is called. */
export function pageWords(lang: Lang, format?: FormatId): PageWords {
  if (lang === 'en') return en;
  return isTour(format) ? frTour : fr;
}
