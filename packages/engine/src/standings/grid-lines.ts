import type { PlayerId, Tournament } from '../tournament/state.ts';
import type { Standings } from './standing.ts';

/** A line, and a column, of a cross table. */
export interface GridLine {
  readonly player: PlayerId;
  /** Null: a spare player, who has no place. */
  readonly rank: number | null;
}

/**
 * Everybody in the order of the standings; then the spare players whose game has a result: it counts for their
 * opponents, and stands in every cross table (rules: L'Art de la Guerre, "the exempt player").
 */
export function gridLines(tournament: Tournament, { rows, after }: Standings): readonly GridLine[] {
  const over = tournament.rounds.slice(0, after).flatMap(({ matches }) => matches.filter(({ result }) => result));
  const met = new Set(over.flatMap(({ players }): readonly PlayerId[] => players));
  const spares = tournament.players.filter(({ id, spare }) => spare && met.has(id));
  return [...rows, ...spares.map(({ id }) => ({ player: id, rank: null }))];
}
