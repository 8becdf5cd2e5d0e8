import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { type RegisterWords, registerWords } from './words.ts';

export function useRegisterWords(): RegisterWords {
  return registerWords(useExternal(lang));
}
