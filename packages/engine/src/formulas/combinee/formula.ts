import { scrabbleScoring } from '../../criteria/scoring.ts';
import { scrabbleStandings } from '../../standings/scrabble-standings.ts';
import type { Warning } from '../../tournament/refusals.ts';
import type { Tournament } from '../../tournament/state.ts';
import { spreadWarnings } from '../classique/formula.ts';
import { type Formula, heldOnceClosed, repeatsUnavoidable } from '../formula.ts';
import { phasesOf, roundsInAll, wrongNumber, wrongPhases } from './phases.ts';
import { playersOfPools } from './pools.ts';
import { combinee as traits } from './traits.ts';

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

/** What is played though the text does not foresee it, or though repeats can't be avoided. */
function warnings(tournament: Tournament): readonly Warning[] {
  const { phase1, phase2 } = phasesOf(tournament.settings);
  const players = playersOfPools(tournament).length;
  const needed = 2 * (phase1 + 1);
  const below: readonly Warning[] = players === needed - 1 ? [{ code: 'below-the-text', players, needed }] : [];
  // Phase 3 is never too long: 9 rounds at most, and whoever makes two pools has 11 opponents.
  return [...spreadWarnings(tournament), ...below, ...repeatsUnavoidable(players, phase2, 2, phase1)];
}
