/** What it costs to put a row (a pair of players) into a column (a table): a whole number, 0 or more. */
export type Cost = (row: number, column: number) => number;

/**
 * For each of `size` rows the column it gets, each column once: the cheapest of all assignments in total and, among
 * those, the one in which the first row has the lowest column, then the second, and so on.
 */
export function firstAssignment(size: number, cost: Cost): readonly number[] {
  return withoutCost(size, cost) ?? lowestFirst(cheapest(size, cost));
}

/** Each row the lowest free column that costs nothing; null when a row finds none. */
function withoutCost(size: number, cost: Cost): readonly number[] | null {
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
function cheapest(size: number, cost: Cost): Assignment {
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
  reduced: Cost,
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
