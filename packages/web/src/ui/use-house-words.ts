import { useExternal } from '../core/external.ts';
import { lang } from '../core/language/lang.ts';
import { type HouseWords, houseWords } from './house-words.ts';

export function useHouseWords(): HouseWords {
  return houseWords(useExternal(lang));
}
