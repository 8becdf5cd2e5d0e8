import { spokenAs } from '@ronde/language';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { useDesk } from '../../shell/desk.ts';
import { type ClosingWords, closingWords } from './words.ts';

export function useClosingWords(): ClosingWords {
  return closingWords(useExternal(lang), spokenAs(useDesk().tournament));
}
