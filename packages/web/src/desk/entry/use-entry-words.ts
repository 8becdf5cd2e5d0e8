import { useLang } from '../../core/language/use-words.ts';
import { type EntryWords, entryWords } from './words.ts';

export function useEntryWords(): EntryWords {
  return entryWords(useLang());
}
