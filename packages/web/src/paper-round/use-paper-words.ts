import { spokenAs } from '@ronde/language';
import { useExternal } from '../api/external.ts';
import { useDesk } from '../frame/desk.ts';
import { lang } from '../session/lang.ts';
import { type PaperWords, paperWords } from './words.ts';

export function usePaperWords(): PaperWords {
  return paperWords(useExternal(lang), spokenAs(useDesk().tournament));
}
