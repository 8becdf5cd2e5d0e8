import { spokenAs } from '@ronde/language';
import { useExternal } from '../api/external.ts';
import { useDesk } from '../frame/desk.ts';
import { lang } from '../session/lang.ts';
import { type RereadWords, rereadWords } from './words.ts';

export function useRereadWords(): RereadWords {
  return rereadWords(useExternal(lang), spokenAs(useDesk().tournament));
}
