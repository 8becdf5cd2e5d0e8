import { asDrawn } from '../../pairing/by-hand.ts';
import { circleRound } from '../../pairing/circle.ts';
import { drawnOrder } from '../../pairing/pool-sizes.ts';
import { takingPart } from '../../tournament/find.ts';
import type { Pools } from '../../tournament/settings.ts';
import type { PlayerId, Round, Tournament } from '../../tournament/state.ts';

/**
 * Those who have a seat from the start: everybody who takes part when round 1 is drawn, also those known to be away
 * in it (they play the other rounds). Afterwards it is a fact: those at its tables and among its absent, but not who
 * took the seat of X while it was in play: the circle was drawn without them, and stays as it is.
 */
export function playersOfCircle(tournament: Tournament): readonly PlayerId[] {
  const [first] = tournament.rounds;
  if (!first) return takingPart(tournament).map(({ id }) => id);
  const known = [...first.matches.flatMap(({ players }) => players as readonly PlayerId[]), ...first.absent];
  const later = new Set(seatedInPlay(tournament, first, known));
  return later.size === 0 ? known : known.filter((id) => !later.has(id));
}

/**
 * Those who came to a table of round 1 that was not theirs in the draw, and for whom the circle had no seat: without
 * them its order gives the tables that were drawn. Who was only away when it was drawn had a seat all the time.
 */
function seatedInPlay({ seed }: Tournament, first: Round, known: readonly PlayerId[]): readonly PlayerId[] {
  const drawn = first.matches.map(asDrawn);
  const inDraw = new Set(drawn.flat());
  const came = known.filter((id) => !inDraw.has(id) && !first.absent.includes(id));
  if (came.length === 0) return [];
  const tables = new Set(drawn.filter(({ length }) => length === 2).map(asKey));
  return (
    subsetsOf(came).find((some) => {
      const [circle = []] = circleOf(
        seed,
        first.attempt,
        known.filter((id) => !some.includes(id)),
      );
      const pairs = circleRound(circle.length, 1).map((places) => places.map((place) => circle[place - 1] ?? null));
      const met = pairs.filter((pair): pair is PlayerId[] => pair.every((id) => id !== null && inDraw.has(id)));
      return met.length === tables.size && met.every((pair) => tables.has(asKey(pair)));
    }) ?? []
  );
}

const asKey = (pair: readonly PlayerId[]): string => JSON.stringify(pair.toSorted());

/** More than so many seats are not taken in one round: each is a hole of the circle. */
const mostCame = 6;

/** The smallest first. */
function subsetsOf(ids: readonly PlayerId[]): readonly (readonly PlayerId[])[] {
  const all: PlayerId[][] = [[]];
  for (const id of ids.slice(0, mostCame)) all.push(...all.map((one) => [...one, id]));
  return all.toSorted((one, other) => one.length - other.length);
}

/** How many seats the circle has: the players, made even with X. */
export function seatsOfCircle(tournament: Tournament): number {
  const players = playersOfCircle(tournament).length;
  return players + (players % 2);
}

/** The circle in its drawn order; null is X. `attempt`: of round 1, whose draw makes it. */
export function drawnCircle(tournament: Tournament, attempt: number): Pools {
  return circleOf(tournament.seed, attempt, playersOfCircle(tournament));
}

const circleOf = (seed: number, attempt: number, players: readonly PlayerId[]): Pools =>
  drawnOrder(seed, attempt, [players.length % 2 === 1 ? [...players, null] : players]);
