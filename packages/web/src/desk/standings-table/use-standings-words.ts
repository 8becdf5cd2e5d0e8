import { useLang } from '../../core/language/use-words.ts';
import { type StandingsWords, standingsWords } from './words.ts';

export function useStandingsWords(): StandingsWords {
  return standingsWords(useLang());
}
