import { useExternal } from '../api/external.ts';
import { lang } from '../session/lang.ts';
import { type UmpireWords, umpireWords } from './umpire-words.ts';

export function useUmpireWords(): UmpireWords {
  return umpireWords(useExternal(lang));
}
