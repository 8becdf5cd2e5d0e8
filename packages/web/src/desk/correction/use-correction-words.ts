import { spokenAs } from '@ronde/language';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { useDesk } from '../../shell/desk.ts';
import { type CorrectionWords, correctionWords } from './words.ts';

export function useCorrectionWords(): CorrectionWords {
  return correctionWords(useExternal(lang), spokenAs(useDesk().tournament));
}
