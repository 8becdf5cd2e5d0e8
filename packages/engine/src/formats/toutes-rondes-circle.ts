import { drawnOrder } from '../pairing/pool-order.ts';
import { takingPart } from '../tournament/find.ts';
import type { Pools } from '../tournament/settings.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';

/**
 * Those who have a seat from the start: everybody who takes part when round 1 is drawn, also those known to be away
 * in it (they play the other rounds). Afterwards it is a fact: those at its tables and among its absent.
 */
export function playersOfCircle(tournament: Tournament): readonly PlayerId[] {
  const [first] = tournament.rounds;
  if (!first) return takingPart(tournament).map(({ id }) => id);
  return [...first.matches.flatMap(({ players }) => players as readonly PlayerId[]), ...first.absent];
}

/** How many seats the circle has: the players, made even with X. */
export function seatsOfCircle(tournament: Tournament): number {
  const players = playersOfCircle(tournament).length;
  return players + (players % 2);
}

/** The circle in its drawn order; null is X. `attempt`: of round 1, whose draw makes it. */
export function drawnCircle(tournament: Tournament, attempt: number): Pools {
  const players = playersOfCircle(tournament);
  return drawnOrder(tournament.seed, attempt, [players.length % 2 === 1 ? [...players, null] : players]);
}
