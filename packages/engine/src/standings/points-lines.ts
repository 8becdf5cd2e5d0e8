import type { Ranked } from '../criteria/criterion.ts';
import type { PlayerId } from '../tournament/player-id.ts';
import type { PointsStanding, PointsTie, Separation } from './standing.ts';

/** What standings by points are made of, by place in the initial ranking. */
interface Points {
  readonly players: readonly PlayerId[];
  readonly points: ArrayLike<number>;
}

type Figures = Omit<PointsStanding, 'rank' | 'player' | 'points'>;

/** A line a player: those of one set share its rank, and the next ones are skipped (1, 2, 2, 4). */
export function pointsLines(
  { players, points }: Points,
  { sets }: Ranked,
  figures: (place: number) => Figures,
): readonly PointsStanding[] {
  let before = 0;
  return sets.flatMap((set) => {
    const rank = before + 1;
    before += set.length;
    return set.map((place) => ({
      rank,
      player: players[place] ?? '',
      points: points[place] ?? 0,
      ...figures(place),
    }));
  });
}

/**
 * Those on the same points, together, and what put each of them before the next one. `separation`: the criterion with
 * its two figures, for the player at `at` of those who are level.
 */
export function pointsTies(
  { players, points }: Points,
  { order, by }: Ranked,
  separation: (level: readonly number[], at: number, criterion: Separation['criterion']) => Separation,
): readonly PointsTie[] {
  const found: PointsTie[] = [];
  for (let from = 0, to = 0; from < order.length; from = to) {
    const same = points[order[from] ?? -1] ?? 0;
    for (to = from; to < order.length && points[order[to] ?? -1] === same; ) to += 1;
    if (to - from < 2) continue;
    const level = order.slice(from, to);
    found.push({
      points: same,
      players: level.map((place) => players[place] ?? ''),
      by: level.slice(0, -1).map((_, at) => separation(level, at, by[from + at] ?? 'shared')),
    });
  }
  return found;
}
