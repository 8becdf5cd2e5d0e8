import { type Criterion, type Ranked, ranked } from '../criteria/criterion.ts';
import type { PointsCriterion } from '../criteria/list.ts';
import type { PlayerId } from '../tournament/state.ts';
import type { PointsStandings, PointsTie, Separation, Standing } from './standing.ts';

/** What standings by points are made of, by place in the initial ranking. */
interface PointSums {
  readonly players: readonly PlayerId[];
  readonly points: ArrayLike<number>;
}

/** What orders them, in this order; the first is their points. */
export type Criteria<Sums> = readonly (Criterion<Sums> & { readonly id: PointsCriterion })[];

interface Asked<Sums> {
  readonly after: number;
  readonly final: boolean;
  /** Who has a line, in initial order. */
  readonly places: readonly number[];
  readonly criteria: Criteria<Sums>;
  /** One whose figure says nothing of these results. */
  readonly without?: PointsCriterion | null;
}

/** Standings of any formula that counts points: its lines with the figures of its criteria, and its ties. */
export function standingsBy<Sums extends PointSums>(sums: Sums, asked: Asked<Sums>): PointsStandings {
  const { after, final, places, criteria, without = null } = asked;
  const order = ranked(sums, places, criteria);
  const shown = criteria.filter(({ id, column }) => column && id !== without);
  return { kind: 'points', after, final, rows: lines(sums, order, shown), ties: ties(sums, order, criteria) };
}

/** A line a player: those of one set share its rank, and the next ones are skipped (1, 2, 2, 4). */
function lines<Sums extends PointSums>(sums: Sums, { sets }: Ranked, criteria: Criteria<Sums>): readonly Standing[] {
  let before = 0;
  return sets.flatMap((set) => {
    const rank = before + 1;
    before += set.length;
    return set.map((place) => {
      const figures = criteria.map(({ id, value }) => [id, value?.(sums, place) ?? 0]);
      return { rank, player: sums.players[place] ?? '', figures: Object.fromEntries(figures) };
    });
  });
}

/** Those on the same points, together, and what put each of them before the next one. */
function ties<Sums extends PointSums>(
  sums: Sums,
  { order, by }: Ranked<PointsCriterion>,
  criteria: Criteria<Sums>,
): readonly PointsTie[] {
  const { players, points } = sums;
  const found: PointsTie[] = [];
  for (let from = 0, to = 0; from < order.length; from = to) {
    const same = points[order[from] ?? -1] ?? 0;
    for (to = from; to < order.length && points[order[to] ?? -1] === same; ) to += 1;
    if (to - from < 2) continue;
    const level = order.slice(from, to);
    found.push({
      points: same,
      players: level.map((place) => players[place] ?? ''),
      by: level.slice(0, -1).map((_, at) => separation(sums, criteria, level.slice(at), by[from + at] ?? 'shared')),
    });
  }
  return found;
}

/** The criterion that put the first of those who are left before the next one, with the figures of the two. */
function separation<Sums>(
  sums: Sums,
  criteria: Criteria<Sums>,
  left: readonly number[],
  criterion: Separation['criterion'],
): Separation {
  const at = criteria.findIndex(({ id }) => id === criterion);
  const { value, compared } = criteria[at] ?? {};
  const [own = -1, other = -1] = left;
  if (value) return { criterion, values: [value(sums, own), value(sums, other)] };
  if (!compared) return { criterion, values: null };
  const before = criteria.slice(0, at);
  const level = left.filter((place) => before.every((one) => one.value?.(sums, place) === one.value?.(sums, own)));
  return { criterion, values: level.length === 2 ? compared(sums, own, other) : null };
}
