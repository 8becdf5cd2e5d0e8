import { useExternal } from '../api/external.ts';
import { lang } from '../session/lang.ts';
import { type RegistrationWords, registrationWords } from './words.ts';

export function useRegistrationWords(): RegistrationWords {
  return registrationWords(useExternal(lang));
}
