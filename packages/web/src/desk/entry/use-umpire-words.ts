import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { type UmpireWords, umpireWords } from './umpire-words.ts';

export function useUmpireWords(): UmpireWords {
  return umpireWords(useExternal(lang));
}
