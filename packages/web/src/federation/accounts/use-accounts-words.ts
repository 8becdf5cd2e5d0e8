import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { type AccountsWords, accountsWords } from './words.ts';

export function useAccountsWords(): AccountsWords {
  return accountsWords(useExternal(lang));
}
