import type { Dictionary } from './dictionary.ts';
import { fileTexts as en } from './en/file-problems.ts';
import type { FileSentences } from './file-problem.ts';
import { fileTexts as fr } from './fr/file-problems.ts';

/** The sentences about tournament files. Apart from `allSentences`: the command line loads little else. */
export const fileSentences: Dictionary<FileSentences> = { fr, en };
