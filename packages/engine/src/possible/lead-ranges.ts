import type { Contest, Way } from './contest.ts';

/** The smallest and the largest lead that each rival can have, and what each table adds to the two. */
export interface LeadRanges {
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly least: (table: number, rival: number) => number;
  readonly most: (table: number, rival: number) => number;
}

/** Rows of tables, columns of rivals. A cell that no way of its table names is as all others of the row. */
interface Grid {
  readonly columns: number;
  readonly named: Uint8Array;
  readonly least: Float64Array;
  readonly most: Float64Array;
}

export function leadRanges({ leads, tables }: Contest): LeadRanges {
  const columns = leads.length;
  const size = columns * tables.length;
  const named = new Uint8Array(size);
  const grid: Grid = { columns, named, least: new Float64Array(size), most: new Float64Array(size) };
  const rest: Rest = { least: new Float64Array(tables.length), most: new Float64Array(tables.length) };
  const [low, high] = [Float64Array.from(leads), Float64Array.from(leads)];
  for (let table = 0; table < tables.length; table++) {
    fillRow(grid, rest, table, tables[table] ?? []);
    for (let rival = 0, cell = table * columns; rival < columns; rival++, cell++) {
      const own = named[cell] === 1;
      (low[rival] as number) += (own ? grid.least[cell] : rest.least[table]) as number;
      (high[rival] as number) += (own ? grid.most[cell] : rest.most[table]) as number;
    }
  }
  const at = (from: Float64Array, others: Float64Array) => (table: number, rival: number) => {
    const cell = table * columns + rival;
    return (named[cell] === 1 ? from[cell] : others[table]) as number;
  };
  return { low, high, least: at(grid.least, rest.least), most: at(grid.most, rest.most) };
}

/** By table: what it adds to the leads that it does not name. */
interface Rest {
  readonly least: Float64Array;
  readonly most: Float64Array;
}

function fillRow({ columns, named, least, most }: Grid, rest: Rest, table: number, ways: readonly Way[]): void {
  const from = table * columns;
  const cells = namedBy(ways, from, named);
  const row = new Float64Array(columns);
  let [few, many] = [Infinity, -Infinity];
  for (const cell of cells) [least[cell], most[cell]] = [Infinity, -Infinity];
  for (const { all, moves } of ways) {
    if (all < few) few = all;
    if (all > many) many = all;
    for (const cell of cells) row[cell - from] = all;
    for (const [rival, by] of moves) (row[rival] as number) += by;
    for (const cell of cells) {
      const moved = row[cell - from] as number;
      if (moved < (least[cell] as number)) least[cell] = moved;
      if (moved > (most[cell] as number)) most[cell] = moved;
    }
  }
  [rest.least[table], rest.most[table]] = [few, many];
}

/** The cells of the rivals whose leads some way moves by themselves, each once; marked. */
function namedBy(ways: readonly Way[], from: number, named: Uint8Array): readonly number[] {
  const cells: number[] = [];
  for (const { moves } of ways) {
    for (const [rival] of moves) {
      if (named[from + rival] === 1) continue;
      named[from + rival] = 1;
      cells.push(from + rival);
    }
  }
  return cells;
}
