import { type Result, refused } from '../../base/result.ts';
import { pointsTally } from '../../criteria/tally.ts';
import type { Reasoned } from '../../pairing/field.ts';
import { poolSeats } from '../../pairing/pool-seats.ts';
import { decidesStarters, gamesPlayed, startsSoFar } from '../../pairing/starters.ts';
import { pointsOrder } from '../../standings/points-standings.ts';
import type { Refusal } from '../../tournament/refusals.ts';
import type { PlayerId, Tournament } from '../../tournament/state.ts';
import { drawInCircles } from '../circle-round.ts';
import type { Draw, DrawRequest, Format } from '../formula.ts';
import { presentFor, type RoundRanking } from '../hall.ts';
import { drawnCircle, seatsOfCircle } from './circle.ts';
import { roundRobinFormula } from './formula.ts';

/** Everybody meets everybody, once or twice (autres formules: our own rules). */
export const toutesRondesFormat: Format = { ...roundRobinFormula, draw };

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

/**
 * In the second turn the other starts: who did not when the two met in the turn before. Pairs that have not played
 * (a forfeit, an absence) are left to the general rule.
 */
function withOtherStarter(
  tournament: Tournament,
  round: number,
  order: readonly PlayerId[],
  pairs: readonly Reasoned[],
): readonly Reasoned[] {
  if (!decidesStarters(tournament)) return pairs;
  const starts = startsSoFar(tournament, round - 1);
  const started = (id: PlayerId): number => starts.get(id)?.started ?? 0;
  return pairs.map((pair): Reasoned => {
    const [one, other] = [...pair.players].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    if (one === undefined || other === undefined) return pair;
    const before = starterBefore(tournament, [one, other]);
    if (before === undefined) return pair;
    const player = before === one ? other : one;
    const step = { step: 'starts', player, by: 'second-turn', started: [started(one), started(other)] } as const;
    return { players: [one, other], starts: player, why: [...pair.why, step] };
  });
}

/** Who started the last match that the two played. */
function starterBefore({ rounds }: Tournament, pair: readonly [PlayerId, PlayerId]): PlayerId | undefined {
  for (const { matches } of rounds.toReversed()) {
    const match = matches.find(({ players }) => pair.every((id) => (players as readonly PlayerId[]).includes(id)));
    if (match?.starts !== undefined && gamesPlayed(match.result) > 0) return match.starts;
  }
  return undefined;
}
