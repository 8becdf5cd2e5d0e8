import { pointsStandings } from '../../standings/points-standings.ts';
import { spreadWarnings } from '../classique/formula.ts';
import { type Formula, heldOnceClosed, repeatsUnavoidable } from '../formula.ts';
import { suisse as traits } from './traits.ts';

const fewestPlayers = 2;

/** Système suisse: what it says beside the draw. */
export const swissFormula: Formula = {
  ...traits,
  id: 'suisse',
  plannedRounds: heldOnceClosed(({ settings, players }) => settings.rounds ?? roundsForOneUnbeaten(players.length)),
  impossible: ({ players }) =>
    players.length < fewestPlayers ? { code: 'too-few-players', present: players.length, needed: fewestPlayers } : null,
  warnings: (tournament) => [
    ...spreadWarnings(tournament),
    ...repeatsUnavoidable(tournament.players.length, swissFormula.plannedRounds(tournament), null, 0),
  ],
  standings: (tournament, ranking, after, final) => pointsStandings(tournament, { ranking, after, final }),
};

/** Each round halves those who have won all their matches; the page gives no number, so this is ours. */
function roundsForOneUnbeaten(players: number): number {
  let rounds = 1;
  for (let most = 2; most < players; most *= 2) rounds += 1;
  return rounds;
}
