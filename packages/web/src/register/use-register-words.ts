import { useExternal } from '../api/external.ts';
import { lang } from '../session/lang.ts';
import { type RegisterWords, registerWords } from './words.ts';

export function useRegisterWords(): RegisterWords {
  return registerWords(useExternal(lang));
}
