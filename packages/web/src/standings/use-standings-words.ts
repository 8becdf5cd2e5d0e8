import { useExternal } from '../api/external.ts';
import { lang } from '../session/lang.ts';
import { type StandingsWords, standingsWords } from './words.ts';

export function useStandingsWords(): StandingsWords {
  return standingsWords(useExternal(lang));
}
