import { never, ok, type Result, refused } from '../base/result.ts';
import { sameValue } from '../base/same-value.ts';
import { formatOf } from '../formats/formats.ts';
import type { Event } from '../tournament/events.ts';
import { matchOf, roundOf, tableRef } from '../tournament/find.ts';
import type { Game, MatchResult } from '../tournament/match-result.ts';
import { impossible } from '../tournament/possible-result.ts';
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
  const wrong = impossible(result, table, { bestOf: round.bestOf, kinds: formatOf(t.format).results });
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

/** The same result told from the other side of the table. */
function turn(result: MatchResult): MatchResult {
  switch (result.kind) {
    case 'games':
    case 'forfeit':
    case 'awarded':
      return { ...result, games: result.games.map(([a, b]): Game => [b, a]) };
    case 'losses':
      return { ...result, cohesion: [result.cohesion[1], result.cohesion[0]] };
    case 'points':
      return { ...result, points: [result.points[1], result.points[0]] };
    case 'decided':
      return result;
    default:
      return never(result);
  }
}
