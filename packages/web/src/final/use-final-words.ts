import { spokenAs } from '@ronde/language';
import { useExternal } from '../api/external.ts';
import { useDesk } from '../frame/desk.ts';
import { lang } from '../session/lang.ts';
import { type FinalWords, finalWords } from './words.ts';

export function useFinalWords(): FinalWords {
  return finalWords(useExternal(lang), spokenAs(useDesk().tournament));
}
