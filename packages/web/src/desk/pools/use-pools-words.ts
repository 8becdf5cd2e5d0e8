import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { type PoolsWords, poolsWords } from './words.ts';

export function usePoolsWords(): PoolsWords {
  return poolsWords(useExternal(lang));
}
