import { spokenAs } from '@ronde/language';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { useDesk } from '../../shell/desk.ts';
import { type PlayerWords, playerWords } from './words.ts';

export function usePlayerWords(): PlayerWords {
  return playerWords(useExternal(lang), spokenAs(useDesk().tournament));
}
