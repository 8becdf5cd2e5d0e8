import { useExternal } from '../api/external.ts';
import { lang } from '../session/lang.ts';
import { type SignInWords, signInWords } from './words.ts';

export function useSignInWords(): SignInWords {
  return signInWords(useExternal(lang));
}
