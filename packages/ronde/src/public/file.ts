import { type TournamentFile, toFile } from '@ronde/contract';
import type { PublicView } from './view.ts';

/** The tournament as everybody may keep it: what the pages show and nothing more. Null until it is closed. */
export function publicFile({ version, tournament, people }: PublicView): TournamentFile | null {
  return tournament.status === 'closed' ? toFile(tournament, people, version) : null;
}
