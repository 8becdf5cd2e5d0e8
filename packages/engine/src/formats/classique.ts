import { type Result, refused } from '../base/result.ts';
import { openingRound } from '../pairing/opening.ts';
import { openingSeats } from '../pairing/opening-seats.ts';
import type { Reasoned } from '../pairing/reasoned.ts';
import { scrabbleScoring } from '../standings/scrabble-scoring.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import { classiqueFormula, headToHeadAfter, impossible } from './classique-formula.ts';
import type { Draw, DrawRequest, Format } from './format.ts';
import { drawThirdsAndFold } from './thirds-and-fold.ts';

/** FISF Formule Classique: fixed tables up to 16, thirds above, then folded score groups with permutations. */
export const classique: Format = { ...classiqueFormula, draw };

function draw(tournament: Tournament, request: DrawRequest): Result<Draw, Refusal> {
  const no = request.round === 1 ? impossible(tournament) : null;
  if (no) return refused(no);
  return drawThirdsAndFold(tournament, request, {
    scoring: scrabbleScoring(tournament.settings),
    headToHead: headToHeadAfter(tournament, request.ranking, tournament.rounds.length),
    repair: true,
    planned: classiqueFormula.plannedRounds(tournament),
    opening: (present) => opening(tournament, request, present),
  });
}

function opening(
  tournament: Tournament,
  request: DrawRequest,
  present: ReadonlySet<PlayerId>,
): readonly Reasoned[] | null {
  const seats = openingSeats(tournament, request.ranking, request.round, present);
  return seats && openingRound(tournament, seats, request, present);
}
