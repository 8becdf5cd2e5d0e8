import { spokenAs } from '@ronde/language';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { useDesk } from '../../shell/desk.ts';
import { type DraftWords, draftWords } from './words.ts';

export function useDraftWords(): DraftWords {
  return draftWords(useExternal(lang), spokenAs(useDesk().tournament));
}
