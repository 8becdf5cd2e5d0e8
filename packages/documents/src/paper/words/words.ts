import { type Lang, spokenAs } from '@ronde/language';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PaperWords } from './paper-words.ts';

/** The words of the sheets of a tournament: a round of the wargame is a « tour », a table a « terrain ». */
export function paperWords(lang: Lang, tournament: Parameters<typeof spokenAs>[0]): PaperWords {
  return lang === 'fr' ? fr(spokenAs(tournament)) : en;
}
