import { ok, type Result, refused } from '../../base/result.ts';
import { placesIn } from '../../criteria/places.ts';
import { scrabbleScoring } from '../../criteria/scoring.ts';
import { scrabbleOrder } from '../../criteria/scrabble-order.ts';
import { type Tally, tally } from '../../criteria/tally.ts';
import { exemptAgain } from '../../pairing/exemption.ts';
import { fieldOf, type Reasoned } from '../../pairing/field.ts';
import { nearest } from '../../pairing/nearest.ts';
import type { Refusal } from '../../tournament/refusals.ts';
import type { Tournament } from '../../tournament/state.ts';
import { drawInCircles } from '../circle-round.ts';
import type { Draw, DrawRequest, Format } from '../formula.ts';
import { hallOf, presentFor, type RoundRanking, roundDrawn } from '../hall.ts';
import { combineeFormula } from './formula.ts';
import { phaseAt, phasesOf, roundsInAll, wrongPhases } from './phases.ts';
import { circleOf, seatsOfPools } from './pools.ts';

/** FISF Formule Combinée: pools, then "de proche en proche" in two phases. */
export const combineeFormat: Format = {
  ...combineeFormula,
  draw: (tournament, request) =>
    phaseAt(phasesOf(tournament.settings), request.round) === 1
      ? drawInPools(tournament, request)
      : drawNearest(tournament, request),
};

function rankingOf(tournament: Tournament, { ranking }: DrawRequest): RoundRanking {
  const sums = tally(tournament, ranking, tournament.rounds.length, scrabbleScoring(tournament.settings));
  return { sums, order: (here) => scrabbleOrder(sums, here, 'if-all-met').flatMap((group) => group.order) };
}

/** Phase 1: the circle of each pool (§2-5). */
function drawInPools(tournament: Tournament, request: DrawRequest): Result<Draw, Refusal> {
  const phases = phasesOf(tournament.settings);
  const wrong = request.round === 1 ? wrongPhases(phases) : null;
  if (wrong) return refused(wrong);
  const found = seatsOfPools(tournament, request, presentFor(tournament, request));
  if (!found.ok) return found;
  return drawInCircles(tournament, request, {
    ...found.value,
    circle: circleOf(phases),
    why: (meeting) => ({ step: 'pool', ...meeting }),
    ranking: rankingOf(tournament, request),
    planned: roundsInAll(phases),
    until: 'phase-2',
  });
}

/** Phases 2 and 3: in phase 3 only its own meetings count; for X the wins without an opponent of all (§3, §4). */
function drawNearest(tournament: Tournament, request: DrawRequest): Result<Draw, Refusal> {
  const phases = phasesOf(tournament.settings);
  const hall = hallOf(request, presentFor(tournament, request), rankingOf(tournament, request));
  if (!hall.ok) return hall;
  const since = phaseAt(phases, request.round) === 3 ? phases.phase1 + phases.phase2 + 1 : 1;
  const { sums, free } = hall.value;
  const { pairs, repeats } = nearest(fieldOf(metSince(sums, since), free));
  const made = {
    pairs: pairs.map(withMeetingsBefore(sums, since)),
    repeats: repeats + exemptAgain(sums, pairs),
    planned: roundsInAll(phases),
  };
  return ok(roundDrawn(tournament, request, hall.value, made));
}

/** Two whose earlier meetings do not count have met all the same: the reason of their table says when. */
function withMeetingsBefore(sums: Tally, since: number): (pair: Reasoned) => Reasoned {
  const places = placesIn(sums.players);
  return ({ players, why }) => {
    const [own, other] = players.map((id) => places.get(id) ?? -1);
    const met = own === undefined || other === undefined ? [] : sums.met(own).filter((one) => one.opponent === other);
    const before = met.flatMap(({ round }) => (round < since ? [round] : []));
    if (before.length === 0) return { players, why };
    return { players, why: why.map((step) => (step.step === 'nearest' ? { ...step, before } : step)) };
  };
}

function metSince(sums: Tally, round: number): Tally {
  return { ...sums, met: (place) => sums.met(place).filter((encounter) => encounter.round >= round) };
}
