import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import { type Federations, federationsIn } from './log.ts';
import { type FrozenLists, frozenLists } from './publications.ts';
import { type DocumentTournaments, documentTournaments } from './review.ts';

/** The federations of the house, with what is read again of files and lists. */
export interface FederationAccess extends Federations {
  readonly frozen: FrozenLists;
  readonly tournaments: DocumentTournaments;
}

export const federationAccess = (db: Kysely<Tables>): FederationAccess => ({
  ...federationsIn(db),
  frozen: frozenLists(db),
  tournaments: documentTournaments(db),
});
