import type { People, Tournament } from '@ronde/engine';
import type { FileProblem, FileWarning } from '@ronde/language';
import type { TournamentFile } from './schema.ts';

/** What a tournament file is refused for; `language` has a sentence for each code. */
export type FileRefusal = FileProblem;

/** What is let through and said. */
export type FileNotice = FileWarning;

/** What a file says, and the state that it writes down. */
export interface FileState {
  readonly file: TournamentFile;
  readonly tournament: Tournament;
  readonly people: People;
}
