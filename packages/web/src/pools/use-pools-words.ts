import { useExternal } from '../api/external.ts';
import { lang } from '../session/lang.ts';
import { type PoolsWords, poolsWords } from './words.ts';

export function usePoolsWords(): PoolsWords {
  return poolsWords(useExternal(lang));
}
