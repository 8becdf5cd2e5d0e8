import type { FileProblem, FileWarning } from '@ronde/language';

/** What a tournament file is refused for; `language` has a sentence for each code. */
export type FileRefusal = FileProblem;

/** What is let through and said. */
export type FileNotice = FileWarning;
