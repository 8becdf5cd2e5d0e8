import type { HeadToHeadRule } from '../../criteria/head-to-head.ts';
import { scrabbleScoring } from '../../criteria/scoring.ts';
import { endsOpening } from '../../pairing/opening-seats.ts';
import { scrabbleStandings } from '../../standings/scrabble-standings.ts';
import { forfeitSpreadOfTheText, spreadCapOfTheText } from '../../tournament/outcome.ts';
import type { Refusal, Warning } from '../../tournament/refusals.ts';
import type { PlayerId, Tournament } from '../../tournament/state.ts';
import { type Formula, heldOnceClosed, repeatsUnavoidable } from '../formula.ts';
import { classique as traits } from './traits.ts';

/** FISF Formule Classique: what it says beside the draw. */
export const classiqueFormula: Formula = {
  ...traits,
  id: 'classique',
  plannedRounds: heldOnceClosed(({ settings, players }) => settings.rounds ?? roundsOfTheText(players.length)),
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
function warnings(tournament: Tournament): readonly Warning[] {
  const players = tournament.players.length;
  const rounds = classiqueFormula.plannedRounds(tournament);
  const rule = roundsOfTheText(players);
  const said: Warning[] = [];
  if (players > mostInTheText) said.push({ code: 'rounds-not-in-text', rounds: rule, players });
  if (rounds !== rule) said.push({ code: 'rounds-outside-the-rules', found: rounds, rule, players });
  return [...said, ...spreadWarnings(tournament), ...repeatsUnavoidable(players, rounds, null, 0)];
}

/** Cap and ±50 are the text's in every Scrabble formula. */
export function spreadWarnings({ settings }: Tournament): readonly Warning[] {
  const rules = [
    { setting: 'spreadCap', rule: spreadCapOfTheText },
    { setting: 'forfeitSpread', rule: forfeitSpreadOfTheText },
  ] as const;
  return rules.flatMap(({ setting, rule }): readonly Warning[] => {
    const found = settings[setting] ?? rule;
    return found === rule ? [] : [{ code: 'outside-the-rules', setting, found, rule }];
  });
}
