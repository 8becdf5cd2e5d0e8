import { type SentStandings, sentStandings } from '@ronde/contract/http/standing-lines';
import { excluded } from '@ronde/engine';
import { standingsAt } from '@ronde/views/standings';
import type { PublicView } from './view.ts';

/** The standings after `after` published rounds (0 too; missing: all of them), as they are sent: the line of who is excluded says so. Null: the public knows of no such round. */
export function publicStandings(
  { version, tournament, people }: Pick<PublicView, 'version' | 'tournament' | 'people'>,
  after = tournament.rounds.length,
): { readonly version: number; readonly standings: SentStandings } | null {
  if (after > tournament.rounds.length) return null;
  return { version, standings: sentStandings(standingsAt(tournament, people, after), excluded(tournament, after)) };
}
