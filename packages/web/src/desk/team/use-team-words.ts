import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { type TeamWords, teamWords } from './words.ts';

export function useTeamWords(): TeamWords {
  return teamWords(useExternal(lang));
}
