import { type Dictionary, roundNoun, type Spoken, spoken } from '@ronde/language';
import { enPages } from './en.ts';
import { frPages, type PageSentences } from './fr.ts';

export type { PageSentences } from './fr.ts';

/** The sentences of the public pages alone. */
export const pageSentences: Dictionary<Spoken<PageSentences>> = {
  fr: spoken((format) => frPages(roundNoun(format))),
  en: () => enPages,
};
