import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { type SignInWords, signInWords } from './words.ts';

export function useSignInWords(): SignInWords {
  return signInWords(useExternal(lang));
}
