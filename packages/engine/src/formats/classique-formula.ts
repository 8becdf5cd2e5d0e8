import { endsOpening } from '../pairing/opening-seats.ts';
import type { HeadToHeadRule } from '../standings/head-to-head.ts';
import { scrabbleScoring } from '../standings/scrabble-scoring.ts';
import { scrabbleStandings } from '../standings/scrabble-standings.ts';
import { forfeitSpreadOfTheText, spreadCapOfTheText } from '../tournament/outcome.ts';
import type { Refusal, Warning } from '../tournament/refusals.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import type { Formula } from './format.ts';
import { repeatsUnavoidable } from './repeats-unavoidable.ts';

/** FISF Formule Classique: what it says beside the draw. */
export const classiqueFormula: Formula = {
  id: 'classique',
  settings: ['rounds', 'spreadCap', 'forfeitSpread', 'bestOf', 'startsBy', 'repeats', 'openingTables', 'rating'],
  results: ['games', 'forfeit', 'awarded'],
  plannedRounds: (tournament) => tournament.settings.rounds ?? roundsOfTheText(tournament.players.length),
  impossible,
  warnings,
  standings: (tournament, ranking, after, final) =>
    scrabbleStandings(tournament, {
      ranking,
      after,
      final,
      scoring: scrabbleScoring(tournament.settings),
      headToHead: final ? 'if-all-met' : headToHeadAfter(tournament, ranking, after),
    }),
};

const fewestPlayers = 8;
const mostInTheText = 128;

/** 8 to 32 players 5 rounds, to 64: 6, to 128: 7 (§1); beyond the text one more for each doubling. */
export function roundsOfTheText(players: number): number {
  let rounds = 5;
  for (let most = 32; most < players; most *= 2) rounds += 1;
  return rounds;
}

export function impossible(tournament: Tournament): Refusal | null {
  const present = tournament.players.length;
  return present < fewestPlayers ? { code: 'too-few-players', present, needed: fewestPlayers } : null;
}

/** The ranking at the end of the fixed rounds is by PM and Pdep alone (§6.2); the final one is not (§9). */
export function headToHeadAfter(tournament: Tournament, ranking: readonly PlayerId[], after: number): HeadToHeadRule {
  return endsOpening(tournament, ranking, after) ? 'none' : 'if-all-met';
}

/** What differs from the text, whether the director chose it or the text says nothing. */
export function warnings(tournament: Tournament): readonly Warning[] {
  const { rounds, spreadCap = spreadCapOfTheText, forfeitSpread = forfeitSpreadOfTheText } = tournament.settings;
  const players = tournament.players.length;
  const rule = roundsOfTheText(players);
  const said: Warning[] = [];
  if (players > mostInTheText) said.push({ code: 'rounds-not-in-text', rounds: rule, players });
  if (rounds !== undefined && rounds !== rule)
    said.push({ code: 'rounds-outside-the-rules', found: rounds, rule, players });
  if (spreadCap !== spreadCapOfTheText)
    said.push({ code: 'outside-the-rules', setting: 'spreadCap', found: spreadCap, rule: spreadCapOfTheText });
  if (forfeitSpread !== forfeitSpreadOfTheText) {
    said.push({
      code: 'outside-the-rules',
      setting: 'forfeitSpread',
      found: forfeitSpread,
      rule: forfeitSpreadOfTheText,
    });
  }
  return [...said, ...repeatsUnavoidable(players, rounds ?? rule, null, 0)];
}
