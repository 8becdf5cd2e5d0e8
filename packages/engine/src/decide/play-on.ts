import { chance } from '../base/chance.ts';
import { ok, type Result, refused } from '../base/result.ts';
import { sameValue } from '../base/same-value.ts';
import { gamesOfStage, impossibleInFinal } from '../final/final-outcome.ts';
import { formulaOf } from '../formulas/formulas.ts';
import type { Event } from '../tournament/events.ts';
import type { GameScore, MatchResult } from '../tournament/match-result.ts';
import { impossibleResult } from '../tournament/possible-result.ts';
import type { Refusal, TableRef } from '../tournament/refusals.ts';
import { type PlayOn, type Running, turnedRunning } from '../tournament/running.ts';
import type { FinalMatch, Match, PlayerId, Tournament } from '../tournament/state.ts';
import type { Decided } from './commands.ts';
import { finalTable } from './finals.ts';
import { tableAt } from './table-at.ts';

/**
 * What is known of a match of several games before it is over: it counts for nothing yet, and everybody sees it.
 * Refused: a match of one game, or one that is over or in doubt; a draft; games that end the match, or that can't be;
 * another state than its author saw; somebody who is not at the table.
 */
export function playOn(t: Tournament, command: PlayOn): Decided {
  const { stage } = command;
  const found = stage === undefined ? inRound(t, command) : inFinal(t, { ...command, stage });
  if (!found.ok) return found;
  const { match, table, turned, wrong, event, lot } = found.value;
  if (match.result) return refused({ code: 'result-changed', table, current: match.result });
  const told = (running: Running): Running => (turned ? turnedRunning(running) : running);
  const from = match.running ?? null;
  if (!sameValue(from, command.saw && told(command.saw))) return refused({ code: 'games-changed', table });
  const { games } = told({ games: command.games });
  const no = wrong(games);
  if (no) return refused(no);
  const { third } = command;
  const named = third === 'lot' ? lot() : (third ?? from?.third);
  if (named !== undefined && !table.players.includes(named))
    return refused({ code: 'not-at-table', table, player: named });
  const kept = games.length > 0 && named !== undefined;
  const to = games.length === 0 ? null : { games, ...(kept && { third: named }) };
  return sameValue(from, to) ? refused({ code: 'nothing-changes' }) : ok([event(from, to)]);
}

interface Found {
  readonly match: Pick<Match | FinalMatch, 'result' | 'running'>;
  readonly table: TableRef;
  readonly turned: boolean;
  /** Why these games can't be all that is played so far. */
  wrong(games: readonly GameScore[]): Refusal | null;
  event(from: Running | null, to: Running | null): Event;
  /** Draws who begins the third game. */
  lot(): PlayerId;
}

function inRound(t: Tournament, { round: number, players }: PlayOn): Result<Found, Refusal> {
  const found = tableAt(t, { round: number, players });
  if (!found.ok) return found;
  const { round, at, match, table, turned } = found.value;
  if (round.status === 'draft') return refused({ code: 'round-is-draft', round: number });
  if (match.disputed) return refused({ code: 'disputed', round: number, tables: [table] });
  const rules = { bestOf: round.bestOf, kinds: formulaOf(t.format).results };
  return ok({
    ...{ match, table, turned },
    wrong: (games) => wrongSoFar(games, table, round.bestOf, (result) => impossibleResult(result, table, rules)),
    event: (from, to) => ({ kind: 'running', round: number, match: at, from, to }),
    lot: () => thirdByLot(t, number, round.attempt, table),
  });
}

function inFinal(t: Tournament, { stage, players }: Pick<FinalMatch, 'stage' | 'players'>): Result<Found, Refusal> {
  const found = finalTable(t, { stage, players });
  if (!found.ok) return found;
  const { at, match, table, turned } = found.value;
  const bestOf = gamesOfStage(t, stage);
  return ok({
    ...{ match, table, turned },
    wrong: (games) => wrongSoFar(games, table, bestOf, (result) => impossibleInFinal(t, match, result, table)),
    event: (from, to) => ({ kind: 'final-running', match: at, stage, players: match.players, from, to }),
    lot: () => thirdByLot(t, t.rounds.length + 1, at + 1, table),
  });
}

/** Whoever gives up in the course of a match leaves games that were played and end nothing: the same are running. */
function wrongSoFar(
  games: readonly GameScore[],
  table: TableRef,
  bestOf: 1 | 3 | 5,
  impossible: (result: MatchResult) => Refusal | null,
): Refusal | null {
  if (bestOf === 1) return { code: 'bad-games', table, found: games.length, bestOf };
  return games.length === 0 ? null : impossible({ kind: 'forfeit', by: table.players[0], games });
}

/** A new draw: `chance(seed, "third", round, attempt, [the two ids in alphabetical order])`, an even number is the first. */
function thirdByLot({ seed }: Tournament, round: number, attempt: number, { players }: TableRef): PlayerId {
  const ids = [...players].sort((a, b) => (a < b ? -1 : 1));
  const even = chance(seed, 'third', round, attempt, ids) % 2 === 0;
  return (even ? ids[0] : ids[1]) ?? players[0];
}
