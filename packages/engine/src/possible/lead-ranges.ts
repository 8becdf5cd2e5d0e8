import type { Contest, Way } from './contest.ts';

/** The smallest and the largest lead that each rival can have, and what each table adds to the two. */
export interface LeadRanges {
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly least: (table: number, rival: number) => number;
  readonly most: (table: number, rival: number) => number;
}

/** Rows of tables, columns of rivals. */
interface Grid {
  readonly columns: number;
  readonly least: Float64Array;
  readonly most: Float64Array;
}

export function leadRanges({ leads, tables }: Contest): LeadRanges {
  const columns = leads.length;
  const size = columns * tables.length;
  const grid: Grid = { columns, least: new Float64Array(size), most: new Float64Array(size) };
  const [low, high] = [Float64Array.from(leads), Float64Array.from(leads)];
  for (let table = 0; table < tables.length; table++) {
    fillRow(grid, table, tables[table] ?? []);
    for (let rival = 0, cell = table * columns; rival < columns; rival++, cell++) {
      (low[rival] as number) += grid.least[cell] as number;
      (high[rival] as number) += grid.most[cell] as number;
    }
  }
  return {
    low,
    high,
    least: (table, rival) => grid.least[table * columns + rival] as number,
    most: (table, rival) => grid.most[table * columns + rival] as number,
  };
}

function fillRow({ columns, least, most }: Grid, table: number, ways: readonly Way[]): void {
  const [from, to] = [table * columns, (table + 1) * columns];
  least.fill(Infinity, from, to);
  most.fill(-Infinity, from, to);
  const row = new Float64Array(columns);
  for (const { all, moves } of ways) {
    row.fill(all);
    for (const [rival, by] of moves) (row[rival] as number) += by;
    for (let rival = 0, cell = from; rival < columns; rival++, cell++) {
      const moved = row[rival] as number;
      if (moved < (least[cell] as number)) least[cell] = moved;
      if (moved > (most[cell] as number)) most[cell] = moved;
    }
  }
}
