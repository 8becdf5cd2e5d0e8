import { type Contest, leadsAfter, type OfRival, type Way } from './contest.ts';

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
