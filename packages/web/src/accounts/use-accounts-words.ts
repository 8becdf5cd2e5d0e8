import { useExternal } from '../api/external.ts';
import { lang } from '../session/lang.ts';
import { type AccountsWords, accountsWords } from './words.ts';

export function useAccountsWords(): AccountsWords {
  return accountsWords(useExternal(lang));
}
