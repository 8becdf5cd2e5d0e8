import { erasedName, erasedSentence } from '@ronde/engine/federation/erasure';
import type { Dictionary } from './dictionary.ts';
import { federation as en } from './en/federation.ts';
import type { FederationSentences } from './federation-refusal.ts';
import { federation as fr } from './fr/federation.ts';
import type { Lang } from './lang.ts';

export const federationSentences: Dictionary<FederationSentences> = { fr, en };

/** What stands where somebody was erased, and where a sentence spoke of them; the data has a mark there, in no language. */
export const erasedWords: Dictionary<{ readonly name: string; readonly sentence: string }> = {
  fr: { name: 'Personne effacée', sentence: 'Texte effacé' },
  en: { name: 'Deleted person', sentence: 'Deleted text' },
};

/** A text of a federation's data in a reader's words. */
export const withErasedWords = (lang: Lang, text: string): string =>
  text.replaceAll(erasedName, erasedWords[lang].name).replaceAll(erasedSentence, erasedWords[lang].sentence);
