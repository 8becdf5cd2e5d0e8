import { type TournamentFile, toFile } from '@ronde/contract';
import type { Stored } from '../store/store.ts';

/**
 * The tournament file as the desk has it. Its revision grows with every change, from that of the file that it was
 * imported from: unchanged, it is written again as it was read.
 */
export function fileOf({ tournament, people, version }: Stored): TournamentFile {
  return toFile(tournament, people, (tournament.revision ?? 1) + version - 1);
}
