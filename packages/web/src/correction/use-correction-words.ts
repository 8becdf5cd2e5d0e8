import { spokenAs } from '@ronde/language';
import { useExternal } from '../api/external.ts';
import { useDesk } from '../frame/desk.ts';
import { lang } from '../session/lang.ts';
import { type CorrectionWords, correctionWords } from './words.ts';

export function useCorrectionWords(): CorrectionWords {
  return correctionWords(useExternal(lang), spokenAs(useDesk().tournament));
}
