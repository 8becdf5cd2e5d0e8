import { ok, type Result, refused } from '../../base/result.ts';
import { type PoolSeats, poolSeats } from '../../pairing/pool-seats.ts';
import { circleRoundOf, drawnOrder, poolComposition, poolSizes } from '../../pairing/pool-sizes.ts';
import { takingPart } from '../../tournament/find.ts';
import { initialRanking } from '../../tournament/initial-ranking.ts';
import type { People } from '../../tournament/people.ts';
import type { Refusal } from '../../tournament/refusals.ts';
import type { Pools } from '../../tournament/settings.ts';
import type { Match, PlayerId, Tournament } from '../../tournament/state.ts';
import type { DrawRequest } from '../formula.ts';
import { type Phases, phasesOf, wrongNumber } from './phases.ts';

/**
 * The pools of phase 1 in row order, before the order inside each is drawn; null is X. Of those in the pools or, before
 * round 1, those expected (neither absent nor late). Refused: `pools-impossible`.
 */
export function poolsBefore(tournament: Tournament, people: People): Result<Pools, Refusal> {
  const inPools = new Set(playersOfPools(tournament));
  return composed(
    tournament,
    initialRanking(tournament, people).filter((id) => inPools.has(id)),
  );
}

/** The same as the rule alone deals them to some players, whatever was moved by hand. */
export function poolsByRule(
  { settings: { composed: _, ...settings }, ...tournament }: Tournament,
  people: People,
  players: ReadonlySet<PlayerId>,
): Result<Pools, Refusal> {
  const byRule = { ...tournament, settings };
  const ranking = initialRanking(byRule, people).filter((id) => players.has(id));
  return composed(byRule, ranking);
}

/** The pools as round 1 found them, and who has each seat in a round. */
interface SeatsOfPools {
  readonly pools: Pools;
  readonly seats: PoolSeats;
}

/** The circle of phase 1 that so many seats play in a round. */
export const circleOf =
  ({ phase1 }: Phases) =>
  (seats: number, round: number): number =>
    circleRoundOf(seats, phase1, round);

/** Who has each seat in the round of a request: what the draw takes, and what the page of the pools shows. */
export function seatsOfPools(
  tournament: Tournament,
  request: Pick<DrawRequest, 'round' | 'attempt' | 'ranking'>,
  present: ReadonlySet<PlayerId>,
): Result<SeatsOfPools, Refusal> {
  const found = drawnPools(tournament, request, present);
  if (!found.ok) return found;
  const { round, ranking } = request;
  const now = { round, present, circle: circleOf(phasesOf(tournament.settings)) };
  return ok({ pools: found.value, seats: poolSeats(tournament, ranking, found.value, now) });
}

/**
 * The seats as the next draw of phase 1 will take them, of those who are in the hall now; once its last round is drawn,
 * as that one took them. Before round 1 those who are expected count as here. Refused: what the draw refuses.
 */
export function seatsNow(tournament: Tournament, people: People): Result<SeatsOfPools, Refusal> {
  const { rounds, settings } = tournament;
  const round = Math.min(rounds.length + 1, phasesOf(settings).phase1);
  const ranking = initialRanking(tournament, people);
  return seatsOfPools(tournament, { round, attempt: 1, ranking }, new Set(hallIn(tournament, round)));
}

function hallIn(tournament: Tournament, round: number): readonly PlayerId[] {
  if (round === 1 && tournament.rounds.length === 0) return playersOfPools(tournament);
  const drawn = tournament.rounds[round - 1];
  if (drawn) return drawn.matches.flatMap((match: Match) => match.players as readonly PlayerId[]);
  const here = takingPart(tournament).filter(({ presence }) => presence === 'here');
  return here.map(({ id }) => id);
}

/** Those in the pools; before round 1 those who are expected in them. */
export function playersOfPools(tournament: Tournament): readonly PlayerId[] {
  const [first] = tournament.rounds;
  if (!first) {
    const expected = takingPart(tournament).filter(({ presence }) => presence !== 'absent' && presence !== 'late');
    return expected.map(({ id }) => id);
  }
  const drawn = tournament.settings.drawn?.flat().flatMap((id) => id ?? []);
  return drawn ?? first.matches.flatMap((match: Match) => match.players as readonly PlayerId[]);
}

/**
 * The pools in their drawn order as round 1 found them. The settings keep them; where they don't, they follow from
 * the facts: those drawn in round 1, the frozen ranking, the seed, the attempt.
 */
function drawnPools(
  tournament: Tournament,
  { round, attempt, ranking }: Pick<DrawRequest, 'round' | 'attempt' | 'ranking'>,
  present: ReadonlySet<PlayerId>,
): Result<Pools, Refusal> {
  if (round === 1) return poolsOfRound1(tournament, { attempt, ranking }, present);
  const { drawn } = tournament.settings;
  // A circle has an even number of seats; a file may leave X out.
  if (drawn) return ok(drawn.map((pool) => (pool.length % 2 === 1 ? [...pool, null] : pool)));
  const inPools = new Set(playersOfPools(tournament));
  return poolsOfRound1(tournament, { attempt: tournament.rounds[0]?.attempt ?? 1, ranking }, inPools);
}

/**
 * Pools that were drawn before stand for a first draw as long as they have the formula's sizes, everybody present has
 * a seat and everybody seated takes part: who is only away keeps his. A redraw draws the order anew, and keeps who is
 * in which pool if they are the same. Else the pools are made anew, of those present.
 */
function poolsOfRound1(
  tournament: Tournament,
  { attempt, ranking }: Pick<DrawRequest, 'attempt' | 'ranking'>,
  present: ReadonlySet<PlayerId>,
): Result<Pools, Refusal> {
  const { drawn } = tournament.settings;
  const seated = new Set(drawn?.flat().flatMap((id) => id ?? []));
  const staying = new Set(takingPart(tournament).map(({ id }) => id));
  const holds =
    hasSizes(tournament, drawn) &&
    [...present].every((id) => seated.has(id)) &&
    [...seated].every((id) => staying.has(id));
  if (drawn && holds && attempt === 1) return ok(drawn);
  if (drawn && holds && seated.size === present.size) return ok(drawnOrder(tournament.seed, attempt, drawn));
  const made = composed(
    tournament,
    ranking.filter((id) => present.has(id)),
  );
  return made.ok ? ok(drawnOrder(tournament.seed, attempt, made.value)) : made;
}

function hasSizes({ settings }: Tournament, pools: Pools = []): boolean {
  const { phase1 } = phasesOf(settings);
  return pools.every(({ length }) => length === phase1 + 1 || length === phase1 + 3);
}

function composed(tournament: Tournament, ranking: readonly PlayerId[]): Result<Pools, Refusal> {
  const phases = phasesOf(tournament.settings);
  const sizes = poolSizes(ranking.length, phases.phase1);
  const wrong = wrongNumber(ranking.length, phases);
  const byHand = tournament.settings.composed;
  if (byHand && hasSizes(tournament, byHand) && holdsAll(byHand, ranking)) return ok(byHand);
  if (!sizes || wrong) return refused(wrong ?? { code: 'too-few-players', present: ranking.length, needed: 2 });
  const places = poolComposition(sizes, tournament.settings.pools ?? 'balanced');
  return ok(places.map((pool) => pool.map((place) => ranking[place] ?? null)));
}

/** Everybody of a list has a seat, and nobody else. */
function holdsAll(pools: Pools, players: readonly PlayerId[]): boolean {
  const seated = new Set(pools.flat().flatMap((id) => id ?? []));
  return seated.size === players.length && players.every((id) => seated.has(id));
}
