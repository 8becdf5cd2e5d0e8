import { spokenAs } from '@ronde/language';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { useDesk } from '../../shell/desk.ts';
import { type PaperWords, paperWords } from './words.ts';

export function usePaperWords(): PaperWords {
  return paperWords(useExternal(lang), spokenAs(useDesk().tournament));
}
