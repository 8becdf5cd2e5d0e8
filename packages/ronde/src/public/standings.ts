import { type Standings, standingsAfter } from '@ronde/engine';
import type { PublicView } from './view.ts';

/**
 * The standings after `after` published rounds (0 too; missing: all of them), with their ties; final once the tournament
 * is closed. Null: the public knows of no such round.
 */
export function publicStandings(
  { version, tournament, people }: Pick<PublicView, 'version' | 'tournament' | 'people'>,
  after = tournament.rounds.length,
): { readonly version: number; readonly standings: Standings } | null {
  if (after > tournament.rounds.length) return null;
  const final = tournament.status === 'closed' && after === tournament.rounds.length;
  return { version, standings: standingsAfter(tournament, people, { after, final }) };
}
