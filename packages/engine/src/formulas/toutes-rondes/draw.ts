import { type Result, refused } from '../../base/result.ts';
import { pointsTally } from '../../criteria/points-tally.ts';
import { poolSeats } from '../../pairing/pool-seats.ts';
import { pointsOrder } from '../../standings/points-standings.ts';
import type { Refusal } from '../../tournament/refusals.ts';
import type { Tournament } from '../../tournament/state.ts';
import { drawInCircles } from '../circle-round.ts';
import type { Draw, DrawRequest, Format } from '../formula.ts';
import { presentFor, type RoundRanking } from '../hall.ts';
import { drawnCircle, seatsOfCircle } from './circle.ts';
import { roundRobinFormula } from './formula.ts';
import { withOtherStarter } from './starts.ts';

/** Everybody meets everybody, once or twice (autres formules: our own rules). */
export const toutesRondes: Format = { ...roundRobinFormula, draw };

function rankingOf(tournament: Tournament, { ranking }: DrawRequest): RoundRanking {
  const sums = pointsTally(tournament, ranking, tournament.rounds.length);
  return { sums, order: (here) => pointsOrder(sums, here, false).order };
}

function draw(tournament: Tournament, request: DrawRequest): Result<Draw, Refusal> {
  const wrong = roundRobinFormula.impossible(tournament);
  if (wrong) return refused(wrong);
  const { round } = request;
  const turn = turnOf(tournament, round).number;
  const pools = drawnCircle(tournament, round === 1 ? request.attempt : (tournament.rounds[0]?.attempt ?? 1));
  const circle = (_: number, number: number): number => turnOf(tournament, number).round;
  const now = { round, present: presentFor(tournament, request), circle };
  return drawInCircles(tournament, request, {
    pools,
    seats: poolSeats(tournament, request.ranking, pools, now),
    circle,
    why: ({ pool: _, ...meeting }) => ({ step: 'circle', turn, ...meeting }),
    ranking: rankingOf(tournament, request),
    planned: roundRobinFormula.plannedRounds(tournament),
    until: 'end',
    ...(turn > 1 && { starters: (pairs, order) => withOtherStarter(tournament, round, order, pairs) }),
  });
}

/** The turn that a round belongs to, and its round in the circle, both from 1. */
function turnOf(tournament: Tournament, round: number): { readonly number: number; readonly round: number } {
  const length = seatsOfCircle(tournament) - 1;
  return { number: 1 + Math.floor((round - 1) / length), round: 1 + ((round - 1) % length) };
}
