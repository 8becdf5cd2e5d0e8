import { spokenAs } from '@ronde/language';
import { useExternal } from '../api/external.ts';
import { useDesk } from '../frame/desk.ts';
import { lang } from '../session/lang.ts';
import { type PrintWords, printWords } from './words.ts';

export function usePrintWords(): PrintWords {
  return printWords(useExternal(lang), spokenAs(useDesk().tournament));
}
