import { useExternal } from '../api/external.ts';
import { lang } from '../session/lang.ts';
import { type TeamWords, teamWords } from './words.ts';

export function useTeamWords(): TeamWords {
  return teamWords(useExternal(lang));
}
