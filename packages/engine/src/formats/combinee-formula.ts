import { scrabbleScoring } from '../standings/scrabble-scoring.ts';
import { scrabbleStandings } from '../standings/scrabble-standings.ts';
import { phasesOf, roundsInAll, wrongNumber, wrongPhases } from './combinee-phases.ts';
import { playersOfPools } from './combinee-pools.ts';
import { warnings } from './combinee-warnings.ts';
import type { Formula } from './format.ts';
import { heldOnceClosed } from './rounds-held.ts';

/** FISF Formule Combinée: what it says beside the draw. */
export const combineeFormula: Formula = {
  id: 'combinee',
  settings: [
    'spreadCap',
    'forfeitSpread',
    'bestOf',
    'startsBy',
    'phase1',
    'phase2',
    'phase3',
    'pools',
    'composed',
    'drawn',
    'rating',
  ],
  results: ['games', 'forfeit', 'awarded'],
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
