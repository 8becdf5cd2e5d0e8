import { gameWords } from '@ronde/language';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { conductWords } from './words.ts';

export function useConductWords() {
  const current = useExternal(lang);
  return { say: conductWords(current), game: gameWords[current] };
}
