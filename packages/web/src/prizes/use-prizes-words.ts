import { spokenAs } from '@ronde/language';
import { useExternal } from '../api/external.ts';
import { useDesk } from '../frame/desk.ts';
import { lang } from '../session/lang.ts';
import { type PrizesWords, prizesWords } from './words.ts';

export function usePrizesWords(): PrizesWords {
  return prizesWords(useExternal(lang), spokenAs(useDesk().tournament));
}
