import type { PlayerId, PointsStandings, RankFigures, ScrabbleStandings, Standing, Standings } from '@ronde/engine';

/** A line as it is sent: its figures stand beside the place, each by its key. `excluded`: by the arbiter. */
export type SentStanding = Omit<Standing, 'figures'> & RankFigures & { readonly excluded?: true };

interface SentLines {
  readonly rows: readonly SentStanding[];
}

/** Standings as they are sent: without the types of schemas, which nobody loads to show them. */
export type SentStandings = (Omit<ScrabbleStandings, 'rows'> | Omit<PointsStandings, 'rows'>) & SentLines;

/** `excluded`: whose line says so. */
function sentStanding({ rank, player, figures }: Standing, excluded?: ReadonlySet<PlayerId>): SentStanding {
  return { rank, player, ...figures, ...(excluded?.has(player) && { excluded: true }) };
}

export function sentStandings(standings: Standings, excluded?: ReadonlySet<PlayerId>): SentStandings {
  return { ...standings, rows: standings.rows.map((line) => sentStanding(line, excluded)) };
}

/** The line again, as the engine has it. */
export function standingSent({ rank, player, excluded: _, ...figures }: SentStanding): Standing {
  return { rank, player, figures };
}

export const standingsSent = (sent: SentStandings): Standings => ({ ...sent, rows: sent.rows.map(standingSent) });
