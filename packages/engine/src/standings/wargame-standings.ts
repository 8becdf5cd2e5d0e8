import type { Until } from '../criteria/wargame-credits.ts';
import { scoreAgainst, wargameOrder } from '../criteria/wargame-order.ts';
import { type WargameTally, wargameTally } from '../criteria/wargame-tally.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import { listed } from './listed.ts';
import { pointsLines, pointsTies } from './points-lines.ts';
import type { PointsStandings, Separation } from './standing.ts';

/** Standings after some rounds. Places are shared between rounds too: 1, 2, 2, 4. Spare players have no line. */
export function wargameStandings(tournament: Tournament, ranking: readonly PlayerId[], until: Until): PointsStandings {
  const tally = wargameTally(tournament, ranking, until);
  const order = wargameOrder(tally, listed(tournament, ranking, until.after));
  const rows = pointsLines(tally, order, (place) => ({ opponents: tally.opponents[place] ?? 0 }));
  const ties = pointsTies(tally, order, (level, at, criterion) => separation(tally, level, at, criterion));
  return { kind: 'points', after: until.after, final: until.final, rows, ties };
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
