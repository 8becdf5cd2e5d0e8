import { type OwnMeeting, type OwnWay, ownWays, type Settled, settledOf, tableAhead } from './ahead.ts';
import type { OpenTable, Race, RaceSide, Sums } from './race.ts';

/** A race as one player looks at it, his own table decided. */
export interface View<R extends Sums = Race> {
  readonly race: R;
  readonly side: RaceSide;
  readonly own: Settled;
  readonly meeting: OwnMeeting | null;
  /** The others whose results are all in: how many have more points, and who has as many as he. */
  readonly settledAhead: number;
  readonly level: readonly Settled[];
  /** The other open tables: those where somebody can end on as many points as he, and those where nobody can. */
  readonly near: readonly OpenTable[];
  readonly far: readonly OpenTable[];
  /** At the far tables, those ahead of him at the best. */
  readonly farAhead: number;
}

/** What is the same for everybody on a number of points. */
interface OnPoints {
  readonly settledAhead: number;
  readonly level: readonly Settled[];
  readonly near: readonly OpenTable[];
  /** Of each far table, those ahead at the best. */
  readonly far: ReadonlyMap<OpenTable, number>;
  readonly farAhead: number;
}

/** Looks at a race as each of its players does, for each way in which his own table matters. */
export function viewer<R extends Sums>(race: R): (target: number, side: RaceSide) => readonly View<R>[] {
  const open = new Set(race.tables.flatMap(({ players }) => players));
  const settled = [...race.ranked].filter((place) => !open.has(place)).map((place) => settledOf(race, place));
  const known = new Map<string, OnPoints>();
  return (target, side) =>
    ownWays(race, target, side).map((way) => {
      const key = `${side} ${way.own.points}`;
      const shared = known.get(key) ?? onPoints(race, settled, side, way.own.points);
      known.set(key, shared);
      return viewOf(race, side, way, shared);
    });
}

function onPoints(race: Sums, settled: readonly Settled[], side: RaceSide, points: number): OnPoints {
  const looking = { race, side, own: { place: -1, points, spread: 0 } };
  const near: OpenTable[] = [];
  const far = new Map<OpenTable, number>();
  let farAhead = 0;
  for (const table of race.tables) {
    if (reaches(race, table, points)) near.push(table);
    else {
      const ahead = tableAhead(looking, table, () => [0, 0]) ?? 0;
      far.set(table, ahead);
      farAhead += ahead;
    }
  }
  const settledAhead = settled.filter((other) => other.points > points).length;
  return { settledAhead, level: settled.filter((other) => other.points === points), near, far, farAhead };
}

function reaches({ points }: Sums, { players, options }: OpenTable, wanted: number): boolean {
  return options.some((option) =>
    players.some((place, seat) => (points[place] ?? 0) + (option.points[seat] ?? 0) === wanted),
  );
}

function viewOf<R extends Sums>(race: R, side: RaceSide, way: OwnWay, shared: OnPoints): View<R> {
  const { own, opponent, table, meeting } = way;
  const level = shared.level.filter(({ place }) => place !== own.place);
  const beside = opponent && race.ranked.has(opponent.place) ? opponent : null;
  return {
    race,
    side,
    own,
    meeting,
    settledAhead: shared.settledAhead + Number(beside !== null && beside.points > own.points),
    level: beside?.points === own.points ? [...level, beside] : level,
    near: shared.near.filter((other) => other !== table),
    far: [...shared.far.keys()].filter((other) => other !== table),
    farAhead: shared.farAhead - ((table && shared.far.get(table)) ?? 0),
  };
}

/** Before this round, or (he himself and his opponent) in it; meetings at other open tables apart. */
export function hasMet({ race, own, meeting }: View, one: number, other: number): boolean {
  if (race.taken[one]?.has(other)) return true;
  return meeting?.met === true && [one, other].includes(own.place) && [one, other].includes(meeting.opponent);
}
