import { ok, type Result, refused } from '../base/result.ts';
import { sameValue } from '../base/same-value.ts';
import type { Event } from '../tournament/events.ts';
import { matchOf, roundOf, tableRef } from '../tournament/find.ts';
import type { Game, MatchResult } from '../tournament/match-result.ts';
import { lead } from '../tournament/outcome.ts';
import type { Refusal, TableRef } from '../tournament/refusals.ts';
import type { PlayerId, Round, Tournament } from '../tournament/state.ts';
import type { CommandOf } from './command-of.ts';

type Decided = Result<readonly Event[], Refusal>;

/** A table of a round, as a command names it: by its two players, in either order. */
interface Seat {
  readonly round: Round;
  readonly at: number;
  readonly table: TableRef;
  readonly current: MatchResult | null;
}

/**
 * Records a first result, or corrects one. Refused: no such table, a draft, a first result in a closed round,
 * a result that changed since the author looked, games or scores that can't be.
 */
export function record(t: Tournament, command: CommandOf<'record'>): Decided {
  const found = seat(t, command.round, command.players);
  if (!found.ok) return found;
  const { round, at, table, current } = found.value;
  if (round.status === 'draft') return refused({ code: 'round-is-draft', round: command.round });
  if (round.status === 'closed' && !current) return refused({ code: 'round-closed', round: command.round, table });
  const turned = command.players[0] !== table.players[0];
  const result = turned ? turn(command.result) : command.result;
  const saw = turned && command.saw ? turn(command.saw) : command.saw;
  const wrong = impossible(result, table, round.bestOf);
  if (wrong) return refused(wrong);
  if (sameValue(result, current)) return refused({ code: 'same-result', table });
  if (!sameValue(saw, current)) return refused({ code: 'result-changed', table, current });
  return ok([{ kind: 'result', round: command.round, match: at, from: current, to: result }]);
}

/** Takes a result off a table whose round is not closed. */
export function clear(t: Tournament, command: CommandOf<'clear'>): Decided {
  const found = seat(t, command.round, command.players);
  if (!found.ok) return found;
  const { round, at, table, current } = found.value;
  if (!current) return refused({ code: 'no-result', table });
  if (round.status === 'closed') return refused({ code: 'round-closed', round: command.round, table });
  const saw = command.players[0] === table.players[0] ? command.saw : turn(command.saw);
  if (!sameValue(saw, current)) return refused({ code: 'result-changed', table, current });
  return ok([{ kind: 'result', round: command.round, match: at, from: current, to: null }]);
}

function seat(t: Tournament, number: number, players: readonly [PlayerId, PlayerId]): Result<Seat, Refusal> {
  const round = roundOf(t, number);
  if (!round) return refused({ code: 'unknown-round', round: number, drawn: t.rounds.length });
  const match = matchOf(round, players[0]);
  const table = match && tableRef(number, match);
  if (!match || !table || players[0] === players[1] || !table.players.includes(players[1])) {
    return refused({ code: 'no-such-table', round: number, players });
  }
  return ok({ round, at: round.matches.indexOf(match), table, current: match.result ?? null });
}

const turn = (result: MatchResult): MatchResult => ({ ...result, games: result.games.map(([a, b]): Game => [b, a]) });

/** Why a result can't be, or null. Shared with the tournament file's checks. */
export function impossible(result: MatchResult, table: TableRef, bestOf: 1 | 3): Refusal | null {
  const score = result.games.flat().find((points) => !Number.isInteger(points) || Math.abs(points) > 9999);
  if (score !== undefined) return { code: 'bad-score', table, found: score };
  if (!possibleGames(result, bestOf)) return { code: 'bad-games', table, found: result.games.length, bestOf };
  const named = result.kind === 'forfeit' ? result.by : result.kind === 'awarded' ? result.to : 'both';
  return named === 'both' || table.players.includes(named) ? null : { code: 'not-at-table', table, player: named };
}

/** A match played out has one game, or two won by the same player, or three; one cut short has fewer than it needs. */
function possibleGames({ kind, games }: MatchResult, bestOf: 1 | 3): boolean {
  if (kind === 'awarded') return games.length <= bestOf;
  if (kind === 'forfeit') return games.length < bestOf && Math.abs(lead(games)) < 2;
  if (bestOf === 1) return games.length === 1;
  return games.length === 3 ? Math.abs(lead(games.slice(0, 2))) < 2 : games.length === 2 && Math.abs(lead(games)) === 2;
}
