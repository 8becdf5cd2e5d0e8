import { ok, type Result, refused } from '../base/result.ts';
import type { Event } from '../tournament/events.ts';
import { matchOf, roundOf, tableRef } from '../tournament/find.ts';
import { fromOtherSide, type MatchResult } from '../tournament/match-result.ts';
import type { Refusal, TableRef } from '../tournament/refusals.ts';
import type { Match, PlayerId, Round, Tournament } from '../tournament/state.ts';

/** A table of a round, as a command names it: by its two players, in either order. */
export interface TableAt {
  readonly number: number;
  readonly round: Round;
  /** Index in the round's matches. */
  readonly at: number;
  readonly match: Match;
  readonly table: TableRef;
  readonly current: MatchResult | null;
  /** Whether the command names the players the other way round. */
  readonly turned: boolean;
}

interface Named {
  readonly round: number;
  readonly players: readonly [PlayerId, PlayerId];
}

/** Refused: the round is not drawn, or the two have no table together in it. */
export function tableAt(t: Tournament, { round: number, players }: Named): Result<TableAt, Refusal> {
  const round = roundOf(t, number);
  if (!round) return refused({ code: 'unknown-round', round: number, drawn: t.rounds.length });
  const match = matchOf(round, players[0]);
  const table = match && tableRef(number, match);
  if (!match || !table || players[0] === players[1] || !table.players.includes(players[1])) {
    return refused({ code: 'no-such-table', round: number, players });
  }
  return ok({
    number,
    round,
    at: round.matches.indexOf(match),
    match,
    table,
    current: match.result ?? null,
    turned: players[0] !== table.players[0],
  });
}

/** A result as the command tells it, in the order of the table. */
export function asSeated(found: Pick<TableAt, 'turned'>, result: MatchResult): MatchResult {
  return found.turned ? fromOtherSide(result) : result;
}

/** The events that give a table another result: what was said of the one before goes with it. */
export function settled({ number, at, match, current }: TableAt, result: MatchResult | null): readonly Event[] {
  const spot = { round: number, match: at };
  const events: Event[] = [];
  if (match.claim) events.push({ kind: 'claimed', ...spot, from: match.claim, to: null });
  if (match.running) events.push({ kind: 'running', ...spot, from: match.running, to: null });
  if (match.confirmed) events.push({ kind: 'confirmed', ...spot, from: true, to: null });
  return [...events, { kind: 'result', ...spot, from: current, to: result }];
}

/** The tables of a round about which anything is said: a result, one player's entry, a doubt. */
export function spokenTables({ matches }: Round, number: number): readonly TableRef[] {
  return matches
    .filter(({ result, claim, disputed }) => result ?? claim ?? disputed)
    .flatMap((match) => tableRef(number, match) ?? []);
}

export function disputedTables(t: Tournament, number: number): readonly TableRef[] {
  const matches = roundOf(t, number)?.matches ?? [];
  return matches.filter(({ disputed }) => disputed).flatMap((match) => tableRef(number, match) ?? []);
}

type MatchRunning = Extract<Refusal, { code: 'match-running' }>;

/** Their match of the last round while it waits for a result; in a draft, an exemption too. */
export function runningMatch(t: Tournament, id: PlayerId): Match | undefined {
  const round = t.rounds.at(-1);
  const match = round && matchOf(round, id);
  if (!round || !match || match.result || round.status === 'closed') return undefined;
  return match.players.length === 2 || round.status === 'draft' ? match : undefined;
}

/** What has to be chosen before somebody leaves a table of two: null where nothing has. */
export function matchRunning(t: Tournament, player: PlayerId): MatchRunning | null {
  const round = t.rounds.at(-1);
  const running = runningMatch(t, player);
  const table = running && tableRef(t.rounds.length, running);
  if (!round || !table) return null;
  return { code: 'match-running', player, table, redrawPossible: spokenTables(round, t.rounds.length).length === 0 };
}
