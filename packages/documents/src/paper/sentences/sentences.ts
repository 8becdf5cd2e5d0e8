import { type Dictionary, type Lang, type Spoken, spoken, spokenAs } from '@ronde/language';
import { en } from './en.ts';
import { fr, type PaperSentences } from './fr.ts';

const sentences: Dictionary<Spoken<PaperSentences>> = { fr: spoken(fr), en: () => en };

/** The sentences of the sheets of a tournament: a round of the wargame is a « tour », a table a « terrain ». */
export const paperSentences = (lang: Lang, tournament: Parameters<typeof spokenAs>[0]): PaperSentences =>
  sentences[lang](spokenAs(tournament));
