import type { Match, PlayerId, Tournament } from '../tournament/state.ts';
import type { Reasoned } from './field.ts';
import { tableNumbers } from './seating.ts';

/** What seating needs to know of the round. */
interface TerrainHall {
  /** Those present in the ranking that the round is drawn from, spare players last. */
  readonly order: readonly PlayerId[];
  /** Rounds of earlier wins without an opponent, by player. */
  readonly freeWins: (player: PlayerId) => readonly number[];
}

/** Pairs as tables: the higher placed first, in table order; the exempt last, at no table. Nobody starts. */
export function seatedOnTerrain(
  tournament: Tournament,
  hall: TerrainHall,
  pairs: readonly Reasoned[],
): readonly Match[] {
  const rank = new Map(hall.order.map((id, i) => [id, i]));
  const place = (id: PlayerId): number => rank.get(id) ?? rank.size;
  const ordered = pairs
    .map((pair) => higherFirst(pair, place))
    .sort((a, b) => place(a.players[0]) - place(b.players[0]));
  const numbers = terrain(
    tournament,
    ordered.filter(({ players }) => players.length === 2),
  );
  const exempt: Match[] = [];
  const atTables: { readonly match: Match; readonly table: number }[] = [];
  for (const pair of ordered) {
    const table = numbers.get(pair);
    if (table === undefined) exempt.push(alone(pair, hall));
    else atTables.push({ table, match: { table, players: pair.players, why: pair.why } });
  }
  return [...atTables.sort((a, b) => a.table - b.table).map(({ match }) => match), ...exempt];
}

function alone({ players: [player], why }: Reasoned, { freeWins }: TerrainHall): Match {
  return { players: [player], why: [...why, { step: 'exempt', player, wins: freeWins(player).length }] };
}

function higherFirst(pair: Reasoned, place: (id: PlayerId) => number): Reasoned {
  const [a, b] = pair.players;
  return b !== undefined && place(b) < place(a) ? { ...pair, players: [b, a] } : pair;
}

/**
 * A table for each pair, given in ranking order: those made by hand and those of players who can't change table first;
 * for the others fewest players on a table where they have played before, then the ranking's order (rules: pairing,
 * "Tables (terrain)"). Who meets whom never depends on it.
 */
export function terrain(tournament: Tournament, pairs: readonly Reasoned[]): ReadonlyMap<Reasoned, number> {
  const given = tableNumbers(tournament, pairs);
  const numbers = new Map(pairs.map((pair, i) => [pair, given[i] ?? 0]));
  const fixed = new Map(tournament.players.map(({ id, table }) => [id, table]));
  const isBound = (pair: Reasoned): boolean => {
    const number = numbers.get(pair);
    return pair.table === number || pair.players.some((id) => fixed.get(id) === number);
  };
  const free = pairs.filter((pair) => !isBound(pair));
  const tables = free.map((pair) => numbers.get(pair) ?? 0).sort((a, b) => a - b);
  const before = playedAt(tournament);
  const known = (id: PlayerId, table: number): number => Number(before.get(id)?.has(table) ?? false);
  const assigned = firstAssignment(free.length, (row, column) =>
    (free[row]?.players ?? []).reduce((sum, id) => sum + known(id, tables[column] ?? 0), 0),
  );
  return new Map([...numbers, ...free.map((pair, i) => [pair, tables[assigned[i] ?? 0] ?? 0] as const)]);
}

/** The tables at which each has played a game. */
function playedAt({ rounds }: Tournament): ReadonlyMap<PlayerId, ReadonlySet<number>> {
  const tables = new Map<PlayerId, Set<number>>();
  for (const { table, players, result } of rounds.flatMap(({ matches }) => matches)) {
    if (table === undefined || result?.kind === 'forfeit') continue;
    for (const id of players) {
      const own = tables.get(id);
      if (own) own.add(table);
      else tables.set(id, new Set([table]));
    }
  }
  return tables;
}

/** What it costs to put a row (a pair of players) into a column (a table): a whole number, 0 or more. */
type TerrainCost = (row: number, column: number) => number;

/**
 * For each of `size` rows the column it gets, each column once: the cheapest of all assignments in total and, among
 * those, the one in which the first row has the lowest column, then the second, and so on.
 */
export function firstAssignment(size: number, cost: TerrainCost): readonly number[] {
  return withoutCost(size, cost) ?? lowestFirst(cheapest(size, cost));
}

/** Each row the lowest free column that costs nothing; null when a row finds none. */
function withoutCost(size: number, cost: TerrainCost): readonly number[] | null {
  const free = Array.from({ length: size }, (_, column) => column);
  const columns: number[] = [];
  for (let row = 0; row < size; row++) {
    const at = free.findIndex((column) => cost(row, column) === 0);
    const [column] = at < 0 ? [] : free.splice(at, 1);
    if (column === undefined) return null;
    columns.push(column);
  }
  return columns;
}

interface Assignment {
  /** By row. */
  readonly columns: number[];
  /** By column. */
  readonly rows: number[];
  /** Whether some cheapest assignment may use it: dual values that add up to exactly its cost. */
  readonly tight: (row: number, column: number) => boolean;
}

/** Kuhn 1955, Munkres 1957: row after row along the cheapest alternating path. Entry `size` stands for the new row. */
function cheapest(size: number, cost: TerrainCost): Assignment {
  const rowDual = new Array<number>(size).fill(0);
  const columnDual = new Array<number>(size + 1).fill(0);
  const rows = new Array<number>(size + 1).fill(-1);
  const reduced = (row: number, column: number): number =>
    cost(row, column) - (rowDual[row] ?? 0) - (columnDual[column] ?? 0);
  for (let row = 0; row < size; row++) {
    rows[size] = row;
    const { way, end } = path(size, rows, reduced, (inTree, step) => {
      for (const column of inTree) {
        const own = rows[column] ?? 0;
        rowDual[own] = (rowDual[own] ?? 0) + step;
        columnDual[column] = (columnDual[column] ?? 0) - step;
      }
    });
    for (let column = end; column !== size; column = way[column] ?? size)
      rows[column] = rows[way[column] ?? size] ?? -1;
  }
  const columns = new Array<number>(size).fill(-1);
  rows.slice(0, size).forEach((row, column) => {
    columns[row] = column;
  });
  return { columns, rows: rows.slice(0, size), tight: (row, column) => reduced(row, column) === 0 };
}

/** From the new row to a free column; `adjust` keeps the dual values a proof. `way`: the column before. */
function path(
  size: number,
  rows: readonly number[],
  reduced: TerrainCost,
  adjust: (inTree: readonly number[], step: number) => void,
): { readonly way: readonly number[]; readonly end: number } {
  const least = new Array<number>(size).fill(Number.POSITIVE_INFINITY);
  const way = new Array<number>(size).fill(size);
  const inTree: number[] = [size];
  const seen = new Uint8Array(size);
  for (let column = size; ; ) {
    const row = rows[column] ?? 0;
    for (let other = 0; other < size; other++) {
      const gap = seen[other] ? Number.POSITIVE_INFINITY : reduced(row, other);
      if (gap < (least[other] ?? 0)) [least[other], way[other]] = [gap, column];
    }
    const next = nearestOf(least, seen, rows);
    const step = least[next] ?? 0;
    adjust(inTree, step);
    for (let other = 0; other < size; other++) if (!seen[other]) least[other] = (least[other] ?? 0) - step;
    if ((rows[next] ?? -1) < 0) return { way, end: next };
    seen[next] = 1;
    inTree.push(next);
    column = next;
  }
}

/** Of columns as near, a free one ends the path at once. */
function nearestOf(least: readonly number[], seen: Uint8Array, rows: readonly number[]): number {
  let next = -1;
  least.forEach((gap, column) => {
    if (seen[column]) return;
    const best = least[next] ?? Number.POSITIVE_INFINITY;
    if (gap < best || (gap === best && (rows[column] ?? -1) < 0 && (rows[next] ?? -1) >= 0)) next = column;
  });
  return next;
}

/** Row by row the lowest column that a cheapest assignment still allows: the cheapest are the complete tight ones. */
function lowestFirst(assignment: Assignment): readonly number[] {
  const { columns, rows, tight } = assignment;
  for (const [row, last] of columns.entries()) {
    for (const [column, other] of rows.entries()) {
      if (other < row || !tight(row, column)) continue;
      if (other === row) break;
      if (!move(assignment, other, last, new Set([...columns.slice(0, row), column]))) continue;
      columns[row] = column;
      rows[column] = row;
      break;
    }
  }
  return columns;
}

/** Gives a row another tight column, and whoever had it another, until somebody takes `last`. */
function move(assignment: Assignment, row: number, last: number, seen: Set<number>): boolean {
  const { columns, rows, tight } = assignment;
  for (const column of columns.keys()) {
    if (seen.has(column) || !tight(row, column)) continue;
    seen.add(column);
    if (column !== last && !move(assignment, rows[column] ?? -1, last, seen)) continue;
    columns[row] = column;
    rows[column] = row;
    return true;
  }
  return false;
}
