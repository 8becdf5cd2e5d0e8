import { excluded, formulaOf, type Standings, standingsAfter } from '@ronde/engine';
import { isFinal } from '@ronde/engine/tournament/find';
import type { PublicView } from './view.ts';

/**
 * The standings after `after` published rounds (0 too; missing: all of them), with their ties; final, as on the pages, once
 * all that is planned is over or the tournament is closed; the line of who is excluded says so. Null: the public knows of no such round.
 */
export function publicStandings(
  { version, tournament, people }: Pick<PublicView, 'version' | 'tournament' | 'people'>,
  after = tournament.rounds.length,
): { readonly version: number; readonly standings: Standings } | null {
  if (after > tournament.rounds.length) return null;
  const final = isFinal(tournament, formulaOf(tournament.format).plannedRounds(tournament), after);
  const standings = standingsAfter(tournament, people, { after, final });
  const out = excluded(tournament, after);
  const marked = <T extends { readonly player: string }>(row: T): T =>
    out.has(row.player) ? { ...row, excluded: true } : row;
  return {
    version,
    standings:
      standings.kind === 'scrabble'
        ? { ...standings, rows: standings.rows.map(marked) }
        : { ...standings, rows: standings.rows.map(marked) },
  };
}
