import { ratingScoring } from '../../criteria/scoring.ts';
import { scrabbleStandings } from '../../standings/scrabble-standings.ts';
import type { Refusal, Warning } from '../../tournament/refusals.ts';
import type { Tournament } from '../../tournament/state.ts';
import { absentAgain } from '../absent-again.ts';
import { roundsOfTheText } from '../classique/formula.ts';
import { type Formula, heldOnceClosed, repeatsUnavoidable } from '../formula.ts';
import { classiqueBelge as traits } from './traits.ts';

/** Formule Classique, Belgium 2007: what it says beside the draw. */
export const belgianFormula: Formula = {
  ...traits,
  id: 'classique-belge',
  plannedRounds: heldOnceClosed(({ settings, players }) => settings.rounds ?? roundsInBelgium(players.length)),
  impossible,
  warnings,
  standings: (tournament, ranking, after, final) =>
    scrabbleStandings(tournament, {
      ranking,
      after,
      final,
      scoring: ratingScoring(tournament),
      headToHead: final ? 'unmet-two-each' : 'if-all-met',
    }),
};

/** The text has no least number of players; a table is played by two. */
const fewestPlayers = 2;

function impossible({ players }: Tournament): Refusal | null {
  const present = players.length;
  return present < fewestPlayers ? { code: 'too-few-players', present, needed: fewestPlayers } : null;
}

const fewestRounds = 4;
const mostInFourRounds = 16;

/** At least 4; 17 to 32 players 5 rounds, to 64: 6, to 128: 7 ("Nombre de matchs"). */
function roundsInBelgium(players: number): number {
  return players <= mostInFourRounds ? fewestRounds : roundsOfTheText(players);
}

function warnings(tournament: Tournament): readonly Warning[] {
  const rounds = belgianFormula.plannedRounds(tournament);
  const players = tournament.players.length;
  const rule = roundsInBelgium(players);
  // Up to 16 players the text only gives the least number.
  const follows = rounds === rule || (players <= mostInFourRounds && rounds >= fewestRounds);
  const least = rounds < fewestRounds ? { least: fewestRounds } : {};
  return [
    ...(follows ? [] : [{ code: 'rounds-outside-the-rules', found: rounds, rule, players, ...least } as const]),
    ...repeatsUnavoidable(players, rounds, null, 0),
    ...absentAgain(tournament),
  ];
}
