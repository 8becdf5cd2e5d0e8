import { type Result, refused } from '../../base/result.ts';
import { placesWhere } from '../../criteria/places.ts';
import { scrabbleScoring } from '../../criteria/scoring.ts';
import { fieldOf } from '../../pairing/field.ts';
import { openingRound } from '../../pairing/opening.ts';
import { openingSeats } from '../../pairing/opening-seats.ts';
import { areOfficial } from '../../pairing/opening-tables.ts';
import type { Walked } from '../../pairing/reasons.ts';
import type { Refusal } from '../../tournament/refusals.ts';
import type { PlayerId, Tournament } from '../../tournament/state.ts';
import type { Draw, DrawRequest, Format } from '../formula.ts';
import type { PlayersPresent } from '../hall.ts';
import { drawThirdsAndFold } from '../thirds-and-fold.ts';
import { classiqueFormula, headToHeadAfter, impossible } from './formula.ts';

/** FISF Formule Classique: fixed tables up to 16, thirds above, then folded score groups with permutations. */
export const classiqueFormat: Format = { ...classiqueFormula, draw };

function draw(tournament: Tournament, request: DrawRequest): Result<Draw, Refusal> {
  const no = request.round === 1 ? impossible(tournament) : null;
  if (no) return refused(no);
  return drawThirdsAndFold(tournament, request, {
    scoring: scrabbleScoring(tournament.settings),
    headToHead: headToHeadAfter(tournament, request.ranking, tournament.rounds.length),
    repair: true,
    planned: classiqueFormula.plannedRounds(tournament),
    opening: (hall) => opening(tournament, request, hall),
  });
}

function opening(
  tournament: Tournament,
  { ranking, round }: DrawRequest,
  { sums, present }: PlayersPresent,
): Walked | null {
  const seats = openingSeats(tournament, ranking, round, present);
  if (!seats) return null;
  const here = (wanted: (id: PlayerId) => boolean): readonly number[] =>
    placesWhere(ranking, (id) => present.has(id) && wanted(id));
  const official = areOfficial(seats.seats.length, tournament.settings);
  return openingRound({ ...seats, round, official, field: (wanted) => fieldOf(sums, here(wanted)) });
}
