import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { type EntryWords, entryWords } from './words.ts';

export function useEntryWords(): EntryWords {
  return entryWords(useExternal(lang));
}
