import { freeTable, isUsable } from '../tournament/find.ts';
import type { Match, PlayerId, Tournament } from '../tournament/state.ts';
import type { Reasoned } from './field.ts';
import { decidesStarters, starter, startsSoFar } from './starters.ts';

/** What seating needs to know of the round. */
export interface Seating {
  readonly round: number;
  readonly attempt: number;
  /** Where a player stands in the ranking that the round is drawn from. */
  readonly rank: (player: PlayerId) => number;
  /** Rounds of earlier wins without an opponent, by player. */
  readonly freeWins: (player: PlayerId) => readonly number[];
}

/**
 * Pairs as tables: the higher placed first, in the order of their higher placed player; who starts is settled
 * (unless the players draw letters); the exempt last, at no table.
 */
export function seated(tournament: Tournament, seating: Seating, pairs: readonly Reasoned[]): readonly Match[] {
  const ordered = inOrder(pairs, seating.rank);
  const starts = startsSoFar(tournament, seating.round - 1);
  const facing = ordered.filter(({ players }) => players.length === 2);
  const numbers = tableNumbers(tournament, facing);
  const tables = facing.map((pair, i) => tableOf(pair, numbers[i] ?? 0));
  const exempt = ordered.filter(({ players }) => players.length === 1).map(alone);
  return [...tables.sort((a, b) => (a.table ?? 0) - (b.table ?? 0)), ...exempt];

  function tableOf({ players, why, starts: given }: Reasoned, table: number): Match {
    if (given !== undefined) return { table, players, starts: given, why };
    if (players.length === 1 || !decidesStarters(tournament)) return { table, players, why };
    const starting = starter(tournament, starts, seating, players);
    return { table, players, starts: starting.player, why: [...why, starting] };
  }

  function alone({ players: [player], why }: Reasoned): Match {
    return { players: [player], why: [...why, { step: 'exempt', player, wins: seating.freeWins(player).length }] };
  }
}

/** The higher placed of each pair first, pairs by their higher placed player. */
function inOrder(pairs: readonly Reasoned[], rank: Seating['rank']): readonly Reasoned[] {
  const placed = pairs.map((pair) => {
    const [a, b] = pair.players;
    const first = rank(a);
    const second = b === undefined ? first : rank(b);
    const turned: Reasoned = b !== undefined && second < first ? { ...pair, players: [b, a] } : pair;
    return { pair: turned, first: Math.min(first, second) };
  });
  return placed.sort((one, other) => one.first - other.first).map(({ pair }) => pair);
}

/**
 * A number for each pair, given in ranking order: that of a table made by hand, that of a player who can't change
 * table (two of them: the lower number), else the next one that is neither taken nor somebody's fixed table. Numbers
 * that the tournament does not use go to nobody. Who meets whom never depends on it.
 */
export function tableNumbers(tournament: Tournament, pairs: readonly Reasoned[]): readonly number[] {
  const fixed = fixedTables(tournament);
  const taken = new Set<number>();
  const numbers = pairs.map((pair) => {
    const wanted = pair.table ?? lowest(pair.players.flatMap((id) => fixed.get(id) ?? []));
    if (wanted === undefined || taken.has(wanted) || !isUsable(tournament, wanted)) return undefined;
    taken.add(wanted);
    return wanted;
  });
  const playing = new Set(pairs.flatMap(({ players }) => players as readonly PlayerId[]));
  const kept = new Set([...fixed].flatMap(([id, table]) => (playing.has(id) ? [table] : [])));
  const away = new Set([...taken, ...kept]);
  let next = 0;
  return numbers.map((number) => {
    if (number !== undefined) return number;
    next = freeTable(tournament, next + 1, away);
    return next;
  });
}

function fixedTables(tournament: Tournament): ReadonlyMap<PlayerId, number> {
  return new Map(tournament.players.flatMap(({ id, table }) => (table === undefined ? [] : [[id, table] as const])));
}

const lowest = (numbers: readonly number[]): number | undefined =>
  numbers.length > 0 ? Math.min(...numbers) : undefined;
