import { scrabbleScoring } from '../../criteria/scrabble-scoring.ts';
import { scrabbleStandings } from '../../standings/scrabble-standings.ts';
import type { Formula } from '../formula.ts';
import { heldOnceClosed } from '../rounds-held.ts';
import { phasesOf, roundsInAll, wrongNumber, wrongPhases } from './phases.ts';
import { playersOfPools } from './pools.ts';
import { combinee as traits } from './traits.ts';
import { warnings } from './warnings.ts';

/** FISF Formule Combinée: what it says beside the draw. */
export const combineeFormula: Formula = {
  ...traits,
  id: 'combinee',
  plannedRounds: heldOnceClosed(({ settings }) => roundsInAll(phasesOf(settings))),
  impossible: (tournament) => {
    const phases = phasesOf(tournament.settings);
    // A file records what happened: pools that were played are never refused.
    const open = tournament.rounds.length === 0;
    return wrongPhases(phases) ?? (open ? wrongNumber(playersOfPools(tournament).length, phases) : null);
  },
  warnings,
  standings: (tournament, ranking, after, final) =>
    scrabbleStandings(tournament, {
      ranking,
      after,
      final,
      scoring: scrabbleScoring(tournament.settings),
      headToHead: 'if-all-met',
    }),
};
