import { useExternal } from '../api/external.ts';
import { lang } from '../session/lang.ts';
import { type ListWords, listWords } from './words.ts';

export function useListWords(): ListWords {
  return listWords(useExternal(lang));
}
