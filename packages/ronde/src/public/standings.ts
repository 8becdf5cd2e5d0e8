import { type SentStandings, sentStandings } from '@ronde/contract/http/standing-lines';
import { excluded, formulaOf, type Standings, standingsAfter } from '@ronde/engine';
import { isFinal } from '@ronde/engine/tournament/find';
import type { PublicView } from './view.ts';

type Ranked = Pick<PublicView, 'tournament' | 'people'>;

/**
 * The standings after `after` published rounds (0 too; missing: all of them), with their ties; final, as on the pages, once
 * all that is planned is over or the tournament is closed. Null: the public knows of no such round.
 */
export function shownStandings({ tournament, people }: Ranked, after = tournament.rounds.length): Standings | null {
  if (after > tournament.rounds.length) return null;
  const final = isFinal(tournament, formulaOf(tournament.format).plannedRounds(tournament), after);
  return standingsAfter(tournament, people, { after, final });
}

/** The same as they are sent: the line of who is excluded says so. */
export function publicStandings(
  view: Ranked & Pick<PublicView, 'version'>,
  after?: number,
): { readonly version: number; readonly standings: SentStandings } | null {
  const standings = shownStandings(view, after);
  if (!standings) return null;
  return { version: view.version, standings: sentStandings(standings, excluded(view.tournament, standings.after)) };
}
