import type { People, Tournament } from '@ronde/engine';
import type { TournamentFile } from './schema.ts';

/** What a file says, and the state that it writes down. */
export interface FileState {
  readonly file: TournamentFile;
  readonly tournament: Tournament;
  readonly people: People;
}
