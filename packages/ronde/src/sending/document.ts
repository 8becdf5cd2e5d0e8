import type { TournamentFile } from '@ronde/contract';
import { fileOf } from '../files/file-of.ts';
import type { Stored } from '../store/store.ts';

/**
 * A closed tournament as the federation receives it: one document that never changes. The sender's own id and the
 * revision tell a corrected one from another tournament; the file holds the start list with licences and the games, and
 * of decisions their articles: reasons in free words are the staff's.
 */
export interface SentDocument {
  readonly kind: 'closed-tournament';
  readonly tournament: string;
  readonly revision: number;
  readonly closedAt: string;
  readonly file: TournamentFile;
}

export function documentOf(stored: Stored): SentDocument {
  const file = fileOf(stored, false);
  const closing = stored.log.findLast(({ events }) => events.some(({ kind }) => kind === 'closed'));
  return {
    kind: 'closed-tournament',
    tournament: stored.id,
    revision: file.revision ?? 1,
    closedAt: closing?.at ?? '',
    file,
  };
}
