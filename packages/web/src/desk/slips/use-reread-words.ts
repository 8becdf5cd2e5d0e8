import { spokenAs } from '@ronde/language';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { useDesk } from '../../shell/desk.ts';
import { type RereadWords, rereadWords } from './words.ts';

export function useRereadWords(): RereadWords {
  return rereadWords(useExternal(lang), spokenAs(useDesk().tournament));
}
