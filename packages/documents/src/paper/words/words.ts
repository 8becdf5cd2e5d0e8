import type { Tournament } from '@ronde/engine';
import type { Lang } from '@ronde/language';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PaperWords } from './paper-words.ts';

/** The words of the sheets of a tournament: a round of the wargame is a « tour ». */
export function paperWords(lang: Lang, { format }: Pick<Tournament, 'format'>): PaperWords {
  return lang === 'fr' ? fr(format) : en;
}
