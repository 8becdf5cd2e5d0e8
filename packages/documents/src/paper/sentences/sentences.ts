import { type Dictionary, type Lang, type Spoken, spoken, spokenAs } from '@ronde/language';
import { enPaper } from './en.ts';
import { frPaper, type PaperSentences } from './fr.ts';

const sentences: Dictionary<Spoken<PaperSentences>> = { fr: spoken(frPaper), en: () => enPaper };

/** The sentences of the sheets of a tournament: a round of the wargame is a « tour », a table a « terrain ». */
export const paperSentences = (lang: Lang, tournament: Parameters<typeof spokenAs>[0]): PaperSentences =>
  sentences[lang](spokenAs(tournament));
