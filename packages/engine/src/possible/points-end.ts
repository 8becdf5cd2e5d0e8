import { isAhead, optionAhead, pointsAfter, type Relation, suiting } from './ahead.ts';
import { type Choice, type Coupled, coupledAhead, type Outcome } from './coupled.ts';
import type { Option } from './options.ts';
import type { EndedTable, PointsRace } from './points-race.ts';
import { type Ahead, type End, endOf, type OpenTable, type Side } from './race.ts';
import { totalsBetween } from './totals-between.ts';
import { type View, viewer } from './view.ts';

type PointsView = View<PointsRace>;

/** How somebody on the same points stands, by place and wins of this round. */
type Compare = (place: number, won: number) => Relation;

/** The best or worst final place of a player of a formula that goes by points, its last round drawn. */
export function pointsEnds(race: PointsRace): (target: number, side: Side) => End {
  const views = viewer(race);
  return (target, side) => endOf(side, views(target, side).map(aheadIn));
}

function aheadIn(view: PointsView): Ahead {
  const bounding = boundingIn(view);
  const level = view.level.filter((other) => isAhead(view, other, bounding(other.place, 0))).length;
  const coupled: Coupled = {
    side: view.side,
    apart: view.settledAhead + level,
    // Far tables too: they move the opponents' totals.
    tables: [
      ...view.near.map((table) => choicesOf(view, table, bounding)),
      ...view.far.map((table) => oneOfEach(choicesOf(view, table, bounding))),
    ],
    outcome: (chosen) => outcome(view, chosen),
  };
  return coupledAhead(coupled);
}

/** At the best that all tables allow, each for itself. */
function boundingIn(view: PointsView): Compare {
  const known = new Map<number, Relation>();
  const byTotals = (place: number): Relation => {
    const relation = known.get(place) ?? totalsRelation(view, place);
    known.set(place, relation);
    return relation;
  };
  return (place, won) => byWins(view, place, won) || byTotals(place);
}

function totalsRelation(view: PointsView, place: number): Relation {
  const [least, most] = totalsBetween(view, place);
  const sign = Math.sign(view.side === 'best' ? least : most) as Relation;
  return sign === 0 && view.race.aheadAmong ? suiting(view) : sign;
}

function byWins({ race, own, meeting }: PointsView, place: number, won: number): Relation {
  const mine = (race.wins[own.place] ?? 0) + (meeting?.wins[0] ?? 0);
  const here = place === meeting?.opponent ? meeting.wins[1] : won;
  return Math.sign((race.wins[place] ?? 0) + here - mine) as Relation;
}

function choicesOf(view: PointsView, table: OpenTable, bounding: Compare): readonly Choice[] {
  const opponents = view.race.opponents[view.own.place] ?? [];
  const [a, b] = table.players;
  return table.options.map((option) => {
    const after = pointsAfter(view, table, option);
    // Compared beyond the points only where they are level: the totals are not worked out for nothing.
    const relation = (place: number, seat: 0 | 1): Relation =>
      after[seat] === view.own.points ? bounding(place, option.wins[seat]) : 0;
    const bound = optionAhead(view, table, option, [relation(a, 0), relation(b, 1)]);
    return { table, option, bound, hurts: hurtsOf(view, table, option, opponents) };
  });
}

/** Where nobody is level with him, only the points count. */
function oneOfEach(choices: readonly Choice[]): readonly Choice[] {
  return [...new Map(choices.map((choice) => [choice.option.points.join(' '), choice])).values()];
}

/** What it takes from his opponents' total, and gives to others. */
function hurtsOf(view: PointsView, { players }: OpenTable, { points }: Option, opponents: readonly number[]): number {
  const given = players.reduce((sum, place, seat) => {
    const times = opponents.filter((other) => other === place).length;
    return sum + (times - 1 / 2) * (points[seat] ?? 0);
  }, 0);
  return suiting(view) * given;
}

/** Everything decided: those ahead of him, the margins of the open tables at the best. */
function outcome(view: PointsView, chosen: readonly Choice[]): Outcome {
  const { race, own, level, side } = view;
  const points = pointsAtTheEnd(view, chosen);
  const opponents = (place: number): number =>
    (race.opponents[place] ?? []).reduce((sum, other) => sum + (points[other] ?? 0), 0);
  const total = opponents(own.place);
  let misses = 0;
  const relation: Compare = (place, won) => {
    if (points[place] !== own.points) return 0;
    const wins = byWins(view, place, won);
    const difference = opponents(place) - total;
    if (wins === 0) misses += Math.max(0, side === 'best' ? difference : -difference);
    return wins || (Math.sign(difference) as Relation);
  };
  let ahead = view.settledAhead + level.filter((other) => isAhead(view, other, relation(other.place, 0))).length;
  for (const { table, option } of chosen) {
    const [a, b] = table.players;
    ahead += optionAhead(view, table, option, [relation(a, option.wins[0]), relation(b, option.wins[1])]);
  }
  if (!race.aheadAmong) return { ahead, misses };
  const equal = [...race.ranked].filter((place) => points[place] === own.points && opponents(place) === total);
  const between = race.aheadAmong(own.place, equal, { points, opponents, tables: endedTables(view, chosen) });
  return { ahead: ahead + between, misses };
}

function pointsAtTheEnd({ race, own, meeting }: PointsView, chosen: readonly Choice[]): readonly number[] {
  const points = [...race.points];
  points[own.place] = own.points;
  if (meeting) points[meeting.opponent] = (points[meeting.opponent] ?? 0) + meeting.points[1];
  for (const { table, option } of chosen) {
    for (const [seat, place] of table.players.entries())
      points[place] = (points[place] ?? 0) + (option.points[seat] ?? 0);
  }
  return points;
}

function endedTables({ own, meeting }: PointsView, chosen: readonly Choice[]): readonly EndedTable[] {
  const mine = meeting ? [{ players: [own.place, meeting.opponent] as const, option: meeting }] : [];
  return [...mine, ...chosen.map(({ table, option }) => ({ players: table.players, option }))];
}
