import { useExternal } from '../core/external.ts';
import { lang } from '../core/language/lang.ts';
import { type ListWords, listWords } from './words.ts';

export function useListWords(): ListWords {
  return listWords(useExternal(lang));
}
