import type { Lang } from '@ronde/language';
import type { CliWords } from './cli-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export function cliWords(lang: Lang): CliWords {
  return lang === 'en' ? en : fr;
}
