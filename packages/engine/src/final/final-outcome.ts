import { never } from '../base/result.ts';
import { formulaOf } from '../formulas/formulas.ts';
import { type GameScore, gamesIn, type MatchResult } from '../tournament/match-result.ts';
import { lead, outcome } from '../tournament/outcome.ts';
import { impossibleResult } from '../tournament/possible-result.ts';
import type { Refusal, TableRef } from '../tournament/refusals.ts';
import type { FinalMatch, Match, PlayerId, Round, Tournament } from '../tournament/state.ts';

/** How a match of the final stands. */
export interface FinalOutcome {
  /** Their game of the rounds, as who won it, where it counts. */
  readonly carried: GameScore | null;
  /** Games won, that one included, in the order of the match's players. */
  readonly wins: readonly [number, number];
  /** Null: no result yet, level, or neither came. */
  readonly winner: PlayerId | null;
}

export function finalOutcome(tournament: Tournament, match: FinalMatch): FinalOutcome {
  const carried = match.stage === 'tie' ? null : carriedGame(tournament, match.players);
  const games = [...(carried ? [carried] : []), ...gamesIn(match.result)];
  const won = (seat: 0 | 1): number => games.filter((game) => game[seat] > game[seat === 0 ? 1 : 0]).length;
  return {
    carried,
    wins: [won(0), won(1)],
    winner: match.result ? winnerOf(match.players, match.result, games) : null,
  };
}

function winnerOf(
  [first, second]: readonly [PlayerId, PlayerId],
  result: MatchResult,
  games: readonly GameScore[],
): PlayerId | null {
  switch (result.kind) {
    case 'games': {
      const ahead = lead(games);
      return ahead === 0 ? null : ahead > 0 ? first : second;
    }
    case 'forfeit':
      return result.by === 'both' ? null : result.by === first ? second : first;
    case 'awarded':
      return result.to;
    case 'losses':
    case 'points':
    case 'decided':
      return result.winner;
    default:
      return never(result);
  }
}

/** Games that a match of this stage may last: the deciding one for the last place is a single game. */
export function gamesOfStage(tournament: Tournament, stage: FinalMatch['stage']): 1 | 3 | 5 {
  return stage === 'tie' ? 1 : (tournament.final?.bestOf ?? 1);
}

/**
 * Why a match of the final can't have ended so, or null: as for a match of the rounds, with the game that they carry
 * as its first. `table` names the match in the refusal.
 */
export function impossibleInFinal(
  tournament: Tournament,
  match: Pick<FinalMatch, 'stage' | 'players'>,
  result: MatchResult,
  table: TableRef,
): Refusal | null {
  const carried = match.stage === 'tie' ? null : carriedGame(tournament, match.players);
  const counts = carried && (result.kind === 'games' || result.kind === 'forfeit');
  const whole = counts ? { ...result, games: [carried, ...result.games] } : result;
  const kinds = formulaOf(tournament.format).results;
  return impossibleResult(whole, table, { bestOf: gamesOfStage(tournament, match.stage), kinds });
}

/**
 * Their game of the rounds as the first game of their final match, told by who won it: 1–0, 0–1, or 0–0 for a draw, in
 * the order of `players`. Of several meetings, the last. Null: they have not met (a forfeit is no meeting), or the
 * final does not carry (rules: formule belge, "finals").
 */
function carriedGame(tournament: Tournament, [first, second]: readonly [PlayerId, PlayerId]): GameScore | null {
  if (!tournament.final?.carry) return null;
  for (const round of tournament.rounds.toReversed()) {
    const match = round.matches.find(({ players }) => [first, second].every((id) => players.some((p) => p === id)));
    const winner = match && meetingWinner(tournament, round, match);
    if (winner === undefined) continue;
    return winner === null ? [0, 0] : winner === first ? [1, 0] : [0, 1];
  }
  return null;
}

/** Null for a draw; undefined where it was no meeting. */
function meetingWinner({ settings }: Tournament, round: Round, match: Match): PlayerId | null | undefined {
  if (match.result && 'winner' in match.result) return match.result.winner;
  const result = outcome(match, settings, round.bestOf);
  return result?.met ? result.winner : undefined;
}
