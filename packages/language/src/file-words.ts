import { fileWords as en } from './en/file-problems.ts';
import type { FileWords } from './file-problem.ts';
import { fileWords as fr } from './fr/file-problems.ts';
import type { Lang } from './lang.ts';

/** The sentences about tournament files in one language. Apart from `words`: the command line loads little else. */
export function fileWords(lang: Lang): FileWords {
  return lang === 'en' ? en : fr;
}
