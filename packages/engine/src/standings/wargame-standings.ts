import type { PlayerId, Tournament } from '../tournament/state.ts';
import type { Ranked } from './criteria.ts';
import { listed } from './scrabble-standings.ts';
import type { PointsStandings, PointsTie, Separation } from './standing.ts';
import type { Until } from './wargame-credits.ts';
import { scoreAgainst, wargameOrder } from './wargame-order.ts';
import { type WargameTally, wargameTally } from './wargame-tally.ts';

/** Standings after some rounds. Places are shared between rounds too: 1, 2, 2, 4. Spare players have no line. */
export function wargameStandings(tournament: Tournament, ranking: readonly PlayerId[], until: Until): PointsStandings {
  const tally = wargameTally(tournament, ranking, until);
  const order = wargameOrder(tally, listed(tournament, ranking, until.after));
  let before = 0;
  const rows = order.sets.flatMap((set) => {
    const rank = before + 1;
    before += set.length;
    return set.map((place) => ({
      rank,
      player: tally.players[place] ?? '',
      points: tally.points[place] ?? 0,
      opponents: tally.opponents[place] ?? 0,
    }));
  });
  return { kind: 'points', after: until.after, final: until.final, rows, ties: ties(tally, order) };
}

/** Players on the same points, together: where each such stretch of the order begins and ends. */
function ties(tally: WargameTally, { order, by }: Ranked): readonly PointsTie[] {
  const found: PointsTie[] = [];
  for (let from = 0, to = 0; from < order.length; from = to) {
    const points = tally.points[order[from] ?? -1] ?? 0;
    for (to = from; to < order.length && tally.points[order[to] ?? -1] === points; ) to += 1;
    if (to - from < 2) continue;
    const players = order.slice(from, to);
    found.push({
      points,
      players: players.map((place) => tally.players[place] ?? ''),
      by: players.slice(0, -1).map((_, i) => separation(tally, players, i, by[from + i] ?? 'shared')),
    });
  }
  return found;
}

/** What put one of those on the same points before the next one, with its two figures. */
function separation(
  tally: WargameTally,
  players: readonly number[],
  at: number,
  criterion: Separation['criterion'],
): Separation {
  const [own = -1, other = -1] = players.slice(at, at + 2);
  const both = (value: (place: number) => number | undefined): readonly [number, number] => [
    value(own) ?? 0,
    value(other) ?? 0,
  ];
  switch (criterion) {
    case 'opponents':
      return { criterion, values: both((place) => tally.opponents[place]) };
    case 'elo':
      return { criterion, values: both((place) => tally.elo[place]) };
    case 'between': {
      const level = players.slice(at).filter((place) => tally.opponents[place] === tally.opponents[own]);
      const score = [scoreAgainst(tally, own, other), scoreAgainst(tally, other, own)] as const;
      return { criterion, values: level.length === 2 ? score : null };
    }
    default:
      return { criterion, values: null };
  }
}
