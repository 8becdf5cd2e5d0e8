import { type Contest, leadsAfter, type OfRival, type Way } from './contest.ts';

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

/** The contest without ways that another of the same table makes needless; what is settled so is added up. */
export function undominated(contest: Contest): Contest {
  const { leads, tables, settled, common } = contest;
  const wanted = new Set<number>();
  for (const ways of tables) for (const { needs } of ways) for (const [rival] of needs) wanted.add(rival);
  const scale = { wanted, difference: new Float64Array(leads.length) };
  const open: (readonly Way[])[] = [];
  const alone: Way[] = [];
  for (const ways of tables) {
    const kept = ways.length < 2 ? ways : best(ways, scale);
    const [only] = kept;
    if (only && kept.length === 1 && only.needs.length === 0) alone.push(only);
    else open.push(kept.map((way) => concerning(way, wanted, common.down)));
  }
  if (alone.length === 0) return { ...contest, tables: open };
  return { ...contest, leads: [...leadsAfter(leads, alone)], tables: open, settled: [...settled, ...alone] };
}

/** Without what it does to the leads that nothing depends on. */
function concerning(way: Way, wanted: ReadonlySet<number>, kept: number): Way {
  const matters = ([rival]: OfRival): boolean => rival === kept || wanted.has(rival);
  return way.moves.every(matters) ? way : { ...way, moves: way.moves.filter(matters) };
}

function best(ways: readonly Way[], scale: Scale): readonly Way[] {
  const kept: Way[] = [];
  for (const way of ways) {
    if (kept.some((other) => beats(other, way, scale))) continue;
    const left = kept.filter((other) => !beats(way, other, scale));
    kept.splice(0, kept.length, ...left, way);
  }
  return kept.length === ways.length ? ways : kept;
}

/** Where moves are compared, all 0 between two comparisons. */
interface Scale {
  readonly wanted: ReadonlySet<number>;
  readonly difference: Float64Array;
}

/** Loses no more, needs no more and does as much for each rival of whom something is needed. */
function beats(one: Way, other: Way, { wanted, difference }: Scale): boolean {
  if (one.loss > other.loss || !one.needs.every((need) => within(need, other.needs))) return false;
  const all = one.all - other.all;
  for (const [rival, by] of one.moves) (difference[rival] as number) += by;
  for (const [rival, by] of other.moves) (difference[rival] as number) -= by;
  let right = all >= 0 || one.moves.length + other.moves.length >= wanted.size;
  for (const { moves } of [one, other]) {
    for (const [rival] of moves) {
      if (wanted.has(rival) && all + (difference[rival] as number) < 0) right = false;
    }
  }
  if (right && all < 0) {
    for (const rival of wanted) if (all + (difference[rival] as number) < 0) right = false;
  }
  for (const [rival] of one.moves) difference[rival] = 0;
  for (const [rival] of other.moves) difference[rival] = 0;
  return right;
}

function within([rival, least]: OfRival, needs: readonly OfRival[]): boolean {
  return needs.some(([other, wanted]) => other === rival && wanted >= least);
}
