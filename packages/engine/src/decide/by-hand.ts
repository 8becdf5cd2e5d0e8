import { ok, type Result, refused } from '../base/result.ts';
import { standingsOf } from '../formulas/formulas.ts';
import { asDrawn } from '../pairing/by-hand.ts';
import { decidesStarters, starter, startsSoFar } from '../pairing/starters.ts';
import type { Event, TableChange } from '../tournament/events.ts';
import { isUsable, matchOf, roundOf } from '../tournament/find.ts';
import { initialRanking } from '../tournament/initial-ranking.ts';
import type { People } from '../tournament/people.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Match, PlayerId, Round, Tournament } from '../tournament/state.ts';
import type { Step } from '../tournament/steps.ts';
import type { CommandOf, Decided } from './commands.ts';
import { spokenTables, tableAt } from './table-at.ts';

/**
 * Two players change places, in a draft or in the round in play; one of them may be exempt. Both tables are marked as
 * made by hand. Refused: a closed round or one that others follow, somebody who is in no match of it, the same table,
 * other tables than their author saw, a table of which anything is said.
 */
export function swap(t: Tournament, command: CommandOf<'swap'>, people: People): Decided {
  const drawn = inPlay(t, command.round);
  if (!drawn.ok) return drawn;
  const { round: number, players, saw } = command;
  const [one, other] = players;
  if (one === other) return refused({ code: 'same-player', player: one });
  const seats = players.map((id) => matchOf(drawn.value, id));
  const [first, second] = seats;
  if (!first || !second) return refused({ code: 'not-drawn', player: first ? other : one, round: number });
  if (!sameSeats(first.players, saw[0]) || !sameSeats(second.players, saw[1]))
    return refused({ code: 'tables-changed', round: number, players });
  if (first === second) return refused({ code: 'nothing-changes' });
  const results = spokenTables({ ...drawn.value, matches: [first, second] }, number);
  if (results.length > 0) return refused({ code: 'round-has-results', round: number, results });
  const changed = (match: Match, from: PlayerId, to: PlayerId): TableChange => ({
    match: drawn.value.matches.indexOf(match),
    from: match,
    to: remade({ t, people, number }, match, replaced(match.players, from, to)),
  });
  const changes = [changed(first, one, other), changed(second, other, one)];
  const tables = changes.map(({ match, from, to }) => ({ match, from: bare(from), to }));
  return ok([
    ...changes.flatMap((change) => unsaid(number, change)),
    { kind: 'tables', round: number, why: 'swap', tables },
  ]);
}

/** A table of a draft gets another number. The one that has it comes to the place, and number, of the first. */
export function numberTable(t: Tournament, command: CommandOf<'number-table'>): Decided {
  const draft = draftOf(t, command.round);
  if (!draft.ok) return draft;
  const found = tableAt(t, command);
  if (!found.ok) return found;
  const { match, at } = found.value;
  const { round, players, saw, table } = command;
  if (match.table !== saw) return refused({ code: 'tables-changed', round, players });
  if (table === saw) return refused({ code: 'nothing-changes' });
  if (!isUsable(t, table)) return refused({ code: 'table-unused', table });
  const there = draft.value.matches.findIndex((other) => other.table === table);
  const taken = draft.value.matches[there];
  const tables: readonly TableChange[] = taken
    ? [
        { match: at, from: match, to: { ...taken, table: saw } },
        { match: there, from: taken, to: { ...match, table } },
      ]
    : [{ match: at, from: match, to: { ...match, table } }];
  return ok([{ kind: 'tables', round, why: 'number', tables }]);
}

/** The last round, while it is a draft or in play: its tables may be made otherwise. */
export function inPlay(t: Tournament, number: number): Result<Round, Refusal> {
  const round = roundOf(t, number);
  if (!round) return refused({ code: 'unknown-round', round: number, drawn: t.rounds.length });
  if (number < t.rounds.length) return refused({ code: 'not-the-last-round', round: number, last: t.rounds.length });
  return round.status === 'closed' ? refused({ code: 'round-already-closed', round: number }) : ok(round);
}

/** What was said of a table whose people change goes first, each as its own fact. */
export function unsaid(round: number, { match, from, to }: TableChange): readonly Event[] {
  if (sameSeats(from.players, to.players)) return [];
  const spot = { round, match };
  return [
    ...(from.disputed ? [{ kind: 'disputed', ...spot, from: from.disputed, to: null } as const] : []),
    ...(from.claim ? [{ kind: 'claimed', ...spot, from: from.claim, to: null } as const] : []),
    ...(from.running ? [{ kind: 'running', ...spot, from: from.running, to: null } as const] : []),
    ...(from.confirmed ? [{ kind: 'confirmed', ...spot, from: true, to: null } as const] : []),
    ...(from.counters ? [{ kind: 'counters', ...spot, from: from.counters, to: null } as const] : []),
    ...(from.result ? [{ kind: 'result', ...spot, from: from.result, to: null } as const] : []),
  ];
}

/** A table of which nothing is said any more. */
export function bare({
  result: _,
  claim: _c,
  disputed: _d,
  confirmed: _s,
  counters: _n,
  running: _r,
  ...match
}: Match): Match {
  return match;
}

function draftOf(t: Tournament, number: number): Result<Round, Refusal> {
  const round = roundOf(t, number);
  if (!round) return refused({ code: 'unknown-round', round: number, drawn: t.rounds.length });
  return round.status === 'draft' ? ok(round) : refused({ code: 'round-published', round: number });
}

/** Whether the same people sit there, in whatever order. */
export function sameSeats(one: readonly PlayerId[], other: readonly PlayerId[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

function replaced([one, other]: Match['players'], from: PlayerId, to: PlayerId): Match['players'] {
  const now = (id: PlayerId): PlayerId => (id === from ? to : id);
  return other === undefined ? [now(one)] : [now(one), now(other)];
}

/** A round in which tables are made by hand, as it was found. */
interface RoundByHand {
  readonly t: Tournament;
  readonly people: People;
  readonly number: number;
}

type Players = Match['players'];

/**
 * A table with other players: the higher placed first, and who starts by the rule. It keeps its number and remembers
 * whom the rule had put there.
 */
export function remade(round: RoundByHand, match: Match, players: Players, table = match.table): Match {
  const [one, other] = players;
  const byHand: Step = { step: 'by-hand', instead: asDrawn(match) };
  if (other === undefined) return { players: [one], why: [byHand] };
  const pair = higherFirst(round, [one, other]);
  const starts = startOf(round, pair);
  return {
    ...(table !== undefined && { table }),
    players: pair,
    ...(starts && { starts: starts.player }),
    why: [byHand, ...(starts ? [starts] : [])],
  };
}

/** By the standings before the round; before the first one, by the initial ranking. */
function higherFirst(round: RoundByHand, pair: readonly [PlayerId, PlayerId]): typeof pair {
  const order = orderBefore(round);
  const place = (id: PlayerId): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return place(pair[1]) < place(pair[0]) ? [pair[1], pair[0]] : pair;
}

/** Everybody in the order that the round was drawn from; who has come since is not in it. */
export function orderBefore({ t, people, number }: RoundByHand): readonly PlayerId[] {
  if (number === 1) return initialRanking(t, people);
  const rows: readonly { readonly player: PlayerId }[] = standingsOf(t, people, { after: number - 1 }).rows;
  return rows.map(({ player }) => player);
}

function startOf({ t, number }: RoundByHand, pair: readonly [PlayerId, PlayerId]) {
  if (!decidesStarters(t)) return null;
  const attempt = t.rounds[number - 1]?.attempt ?? 1;
  return starter(t, startsSoFar(t, number - 1), { round: number, attempt }, pair);
}
