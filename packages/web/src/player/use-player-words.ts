import { spokenAs } from '@ronde/language';
import { useExternal } from '../api/external.ts';
import { useDesk } from '../frame/desk.ts';
import { lang } from '../session/lang.ts';
import { type PlayerWords, playerWords } from './words.ts';

export function usePlayerWords(): PlayerWords {
  return playerWords(useExternal(lang), spokenAs(useDesk().tournament));
}
