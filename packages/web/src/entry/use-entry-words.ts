import { useExternal } from '../api/external.ts';
import { lang } from '../session/lang.ts';
import { type EntryWords, entryWords } from './words.ts';

export function useEntryWords(): EntryWords {
  return entryWords(useExternal(lang));
}
