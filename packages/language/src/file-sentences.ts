import type { Dictionary } from './dictionary.ts';
import { fileSentences as en } from './en/file-problems.ts';
import type { FileSentences } from './file-problem.ts';
import { fileSentences as fr } from './fr/file-problems.ts';

/** The sentences about tournament files. Apart from `allSentences`: the command line loads little else. */
export const fileSentences: Dictionary<FileSentences> = { fr, en };
