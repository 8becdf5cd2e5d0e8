import { spokenAs } from '@ronde/language';
import { useExternal } from '../api/external.ts';
import { useDesk } from '../frame/desk.ts';
import { lang } from '../session/lang.ts';
import { type DraftWords, draftWords } from './words.ts';

export function useDraftWords(): DraftWords {
  return draftWords(useExternal(lang), spokenAs(useDesk().tournament));
}
