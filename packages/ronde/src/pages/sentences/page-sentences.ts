import { type Dictionary, roundNoun, type Spoken, spoken } from '@ronde/language';
import { en } from './en.ts';
import { frFor, type PageSentences } from './fr.ts';

export type { PageSentences } from './fr.ts';

/** The sentences of the public pages alone. */
export const pageSentences: Dictionary<Spoken<PageSentences>> = {
  fr: spoken((format) => frFor(roundNoun(format))),
  en: () => en,
};
