import { spokenAs } from '@ronde/language';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { useDesk } from '../../shell/desk.ts';
import { type FinalWords, finalWords } from './words.ts';

export function useFinalWords(): FinalWords {
  return finalWords(useExternal(lang), spokenAs(useDesk().tournament));
}
