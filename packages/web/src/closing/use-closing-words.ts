import { spokenAs } from '@ronde/language';
import { useExternal } from '../api/external.ts';
import { useDesk } from '../frame/desk.ts';
import { lang } from '../session/lang.ts';
import { type ClosingWords, closingWords } from './words.ts';

export function useClosingWords(): ClosingWords {
  return closingWords(useExternal(lang), spokenAs(useDesk().tournament));
}
