import { type TournamentFile, toFile } from '@ronde/contract';
import type { Stored } from '../store/store.ts';
import { cameWith } from './reasons-aside.ts';

/**
 * The tournament file as the desk has it. Its revision grows with every change, from that of the file that it was
 * imported from: unchanged, it is written again as it was read, with the reasons that it brought; those that were typed
 * at the desk stay there.
 */
export function fileOf({ tournament, people, version, notes, log }: Stored): TournamentFile {
  const creation = log[0]?.id ?? '';
  const reasonOf = (note: string) => (cameWith(creation, note) ? notes.get(note) : undefined);
  return toFile(tournament, people, (tournament.revision ?? 1) + version - 1, reasonOf);
}
