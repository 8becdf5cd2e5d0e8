import { spokenAs } from '@ronde/language';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { useDesk } from '../../shell/desk.ts';
import { type PrintWords, printWords } from './words.ts';

export function usePrintWords(): PrintWords {
  return printWords(useExternal(lang), spokenAs(useDesk().tournament));
}
