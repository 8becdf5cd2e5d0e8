import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { type RegistrationWords, registrationWords } from './words.ts';

export function useRegistrationWords(): RegistrationWords {
  return registrationWords(useExternal(lang));
}
