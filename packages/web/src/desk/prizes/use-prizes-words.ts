import { spokenAs } from '@ronde/language';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { useDesk } from '../../shell/desk.ts';
import { type PrizesWords, prizesWords } from './words.ts';

export function usePrizesWords(): PrizesWords {
  return prizesWords(useExternal(lang), spokenAs(useDesk().tournament));
}
