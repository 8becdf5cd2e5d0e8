import { type TournamentFile, toFile } from '@ronde/contract';
import type { Stored } from '../store/store.ts';

/**
 * The tournament file as the desk has it. Its revision grows with every change, from that of the file that it was
 * imported from: unchanged, it is written again as it was read. It holds the reasons in free words, which the staff
 * may read; `reasons` false, for whoever is not of the staff: none of them, whether typed at the desk or brought by a
 * file.
 */
export function fileOf({ tournament, people, version, notes }: Stored, reasons = true): TournamentFile {
  const revision = (tournament.revision ?? 1) + version - 1;
  return toFile(tournament, people, revision, reasons ? (note) => notes.get(note) : undefined);
}
