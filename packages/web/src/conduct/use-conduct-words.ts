import { gameWords } from '@ronde/language';
import { useExternal } from '../api/external.ts';
import { lang } from '../session/lang.ts';
import { conductWords } from './words.ts';

export function useConductWords() {
  const current = useExternal(lang);
  return { say: conductWords(current), game: gameWords(current) };
}
