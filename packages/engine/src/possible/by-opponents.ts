import { remembered } from '../base/remembered.ts';
import type { Relation } from './ahead.ts';
import type { Comparing, Moves } from './comparing.ts';
import type { AtTable } from './head-points.ts';
import type { PointsRace } from './points-race.ts';
import type { Wish } from './sifted.ts';
import type { View } from './view.ts';

type PointsView = View<PointsRace>;

/** Points formulas: wins, then the opponents' totals, which every table moves. `level`: whom both leave level. */
export function byOpponents(view: PointsView, level: Comparing['level']): Comparing {
  const points = pointsSoFar(view);
  const total = (place: number): number => opponentsIn(view, place).reduce((sum, other) => sum + points(other), 0);
  const mine = total(view.own.place);
  const met = counted(opponentsIn(view, view.own.place));
  let gains: Gains | undefined;
  const lead = (place: number): number => total(place) - mine;
  return {
    before: (place, won) => byWins(view, place, won),
    lead,
    range: (place) => {
      gains ??= gainsOf(view);
      return rangeOf(lead(place), counted(opponentsIn(view, place)), met, gains);
    },
    moves: (at) => movesOf(view, at, met),
    wish: (place, rivals) => wishFor(opponentsIn(view, place), met.get(place) ?? 0, rivals),
    level,
    unit: unitOf(view.race),
  };
}

const opponentsIn = ({ race }: PointsView, place: number): readonly number[] => race.opponents[place] ?? [];

/** Each once, with how many times. */
function counted(places: readonly number[]): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  for (const place of places) times.set(place, (times.get(place) ?? 0) + 1);
  return times;
}

/** With what his own table gives to the two. */
function pointsSoFar({ race, own, meeting }: PointsView): (place: number) => number {
  return (place) => {
    if (place === own.place) return own.points;
    return (race.points[place] ?? 0) + (place === meeting?.opponent ? meeting.points[1] : 0);
  };
}

function byWins({ race, own, meeting }: PointsView, place: number, won: number): Relation {
  const mine = (race.wins[own.place] ?? 0) + (meeting?.wins[0] ?? 0);
  const here = place === meeting?.opponent ? meeting.wins[1] : won;
  return Math.sign((race.wins[place] ?? 0) + here - mine) as Relation;
}

/** By place: the fewest and the most that an open table can bring. */
type Gains = ReadonlyMap<number, readonly [fewest: number, most: number]>;

function gainsOf({ near, far }: PointsView): Gains {
  const gains = new Map<number, readonly [number, number]>();
  for (const { players, options } of [...near, ...far]) {
    for (const [seat, place] of players.entries()) {
      const points = options.map((option) => option.points[seat] ?? 0);
      gains.set(place, [Math.min(...points), Math.max(...points)]);
    }
  }
  return gains;
}

type Times = ReadonlyMap<number, number>;

/** Common opponents cancel out; every other one for himself. */
function rangeOf(lead: number, theirs: Times, mine: Times, gains: Gains): readonly [number, number] {
  let [least, most] = [lead, lead];
  for (const place of new Set([...theirs.keys(), ...mine.keys()])) {
    const by = (theirs.get(place) ?? 0) - (mine.get(place) ?? 0);
    const [few, many] = gains.get(place) ?? [0, 0];
    least += by * (by > 0 ? few : many);
    most += by * (by > 0 ? many : few);
  }
  return [least, most];
}

function movesOf(view: PointsView, { table, option }: AtTable, met: Times): Moves {
  const some: (readonly [number, number])[] = [];
  let all = 0;
  for (const [seat, place] of table.players.entries()) {
    const points = option.points[seat] ?? 0;
    all -= (met.get(place) ?? 0) * points;
    for (const other of opponentsIn(view, place)) some.push([other, points]);
  }
  return { all, some };
}

/** `times`: how often he himself was drawn against the player. Null: some rivals were more often, others less. */
function wishFor(opponents: readonly number[], times: number, rivals: ReadonlyMap<number, number>): Wish {
  const theirs = opponents.filter((place) => rivals.has(place));
  if (times === 0) return theirs.length === 0 ? 0 : 1;
  const twice = new Set(theirs).size < theirs.length;
  return twice ? null : -1;
}

/** Whole numbers in every scale that is offered; a scale of one's own may have fractions. */
const unitOf = ({ tables, points }: PointsRace): number => (isWhole(points) && whole(tables).yes ? 1 : 1e-6);

const isWhole = (points: readonly number[]): boolean => points.every(Number.isInteger);

/** Asked again and again of the same tables. */
const whole = remembered((tables: PointsRace['tables']) => ({
  yes: tables.every(({ options }) => options.every((option) => isWhole(option.points))),
}));
