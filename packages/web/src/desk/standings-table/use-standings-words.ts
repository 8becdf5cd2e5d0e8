import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { type StandingsWords, standingsWords } from './words.ts';

export function useStandingsWords(): StandingsWords {
  return standingsWords(useExternal(lang));
}
