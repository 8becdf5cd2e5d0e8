import { pointsStandings } from '../../standings/points-standings.ts';
import type { Refusal } from '../../tournament/refusals.ts';
import type { Tournament } from '../../tournament/state.ts';
import { spreadWarnings } from '../classique/formula.ts';
import { type Formula, heldOnceClosed } from '../formula.ts';
import { playersOfCircle, seatsOfCircle } from './circle.ts';
import { toutesRondes as traits } from './traits.ts';

const fewestPlayers = 2;
const mostPlayers = 40;

/** Toutes rondes: what it says beside the draw. */
export const roundRobinFormula: Formula = {
  ...traits,
  id: 'toutes-rondes',
  plannedRounds: heldOnceClosed((tournament) => (seatsOfCircle(tournament) - 1) * (tournament.settings.turns ?? 1)),
  impossible,
  warnings: spreadWarnings,
  standings: (tournament, ranking, after, final) => pointsStandings(tournament, { ranking, after, final }),
};

function impossible(tournament: Tournament): Refusal | null {
  const present = playersOfCircle(tournament).length;
  if (present < fewestPlayers) return { code: 'too-few-players', present, needed: fewestPlayers };
  return present > mostPlayers ? { code: 'too-many-players', present, most: mostPlayers } : null;
}
