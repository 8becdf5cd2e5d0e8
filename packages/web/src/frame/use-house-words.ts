import { useExternal } from '../api/external.ts';
import { lang } from '../session/lang.ts';
import { type HouseWords, houseWords } from './house-words.ts';

export function useHouseWords(): HouseWords {
  return houseWords(useExternal(lang));
}
