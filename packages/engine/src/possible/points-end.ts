import { better, isAhead, optionAhead, pointsAfter, type Relation, suiting } from './ahead.ts';
import type { Option } from './options.ts';
import type { EndedTable, PointsRace } from './points-race.ts';
import { type OpenTable, type Side, type View, viewsOf } from './race.ts';
import type { End } from './scrabble-end.ts';
import { totalsBetween } from './totals-between.ts';

type PointsView = View<PointsRace>;

/** Complete sets of results that are looked at for one player before the search is given up, and its answer is a bound. */
const mostEndings = 512;

/**
 * The best or worst final place of a player of a formula that goes by points, its last round drawn. Each table for
 * itself gives a bound; results that reach it are looked for, and where all were tried the answer is exact as well.
 */
export function pointsEnd(race: PointsRace, target: number, side: Side): End {
  const ends = viewsOf(race, target, side).map(searched);
  const ahead = ends.reduce<number | null>((found, end) => better(side, found, end.ahead), null);
  const exact = ends.some((end) => end.exact && end.ahead === ahead);
  return { place: 1 + (ahead ?? 0), exact };
}

/** A way for a table to end, and the number of those ahead there at the best. */
interface Choice {
  readonly table: OpenTable;
  readonly option: Option;
  readonly ahead: number;
}

function searched(view: PointsView): { readonly ahead: number; readonly exact: boolean } {
  const relation = bounding(view);
  const tables = view.tables.map((table) => choicesOf(view, table, relation));
  const bounds = tables.map(([first]) => first?.ahead ?? 0);
  const settled = view.settled.filter((other) => isAhead(view, other, relation(other.place, 0))).length;
  const bound = bounds.reduce((sum, ahead) => sum + ahead, settled);
  let found: number | null = null;
  let tried = 0;
  const closer = (ahead: number): boolean =>
    found === null || (found !== ahead && better(view.side, found, ahead) === ahead);
  const extend = (chosen: readonly Choice[], sum: number): void => {
    if (!closer(sum) || found === bound || tried >= mostEndings) return;
    const choices = tables[chosen.length];
    if (!choices) {
      tried += 1;
      found = better(view.side, found, aheadAtTheEnd(view, chosen));
      return;
    }
    for (const choice of choices) {
      extend([...chosen, choice], sum - (bounds[chosen.length] ?? 0) + choice.ahead);
    }
  };
  extend([], bound);
  const whole = tried < mostEndings || found === bound;
  return whole && found !== null ? { ahead: found, exact: true } : { ahead: bound, exact: false };
}

/** How somebody on the same points, with so many wins in this round, stands at the best that all tables allow. */
function bounding(view: PointsView): (place: number, won: number) => Relation {
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

function choicesOf(
  view: PointsView,
  table: OpenTable,
  relation: (place: number, won: number) => Relation,
): readonly Choice[] {
  const [a, b] = table.players;
  // Compared beyond the points only where they are level: the totals are not worked out for nothing.
  const asked = (place: number, points: number, won: number): Relation =>
    points === view.own.points ? relation(place, won) : 0;
  return table.options
    .map((option): Choice => {
      const [pointsA, pointsB] = pointsAfter(view, table, option);
      const relations = [asked(a, pointsA, option.wins[0]), asked(b, pointsB, option.wins[1])] as const;
      return { table, option, ahead: optionAhead(view, table, option, relations) };
    })
    .sort((x, y) => (view.side === 'best' ? x.ahead - y.ahead : y.ahead - x.ahead));
}

/** Everything decided: those ahead of him, the margins of the open tables at the best. */
function aheadAtTheEnd(view: PointsView, chosen: readonly Choice[]): number {
  const { race, own, settled } = view;
  const points = pointsAtTheEnd(view, chosen);
  const opponents = (place: number): number =>
    (race.opponents[place] ?? []).reduce((sum, other) => sum + (points[other] ?? 0), 0);
  const total = opponents(own.place);
  const relation = (place: number, won: number): Relation =>
    points[place] !== own.points ? 0 : byWins(view, place, won) || (Math.sign(opponents(place) - total) as Relation);
  const others = settled.filter((other) => isAhead(view, other, relation(other.place, 0))).length;
  const open = chosen.map(({ table, option }) =>
    optionAhead(view, table, option, [
      relation(table.players[0], option.wins[0]),
      relation(table.players[1], option.wins[1]),
    ]),
  );
  const ahead = open.reduce((sum, count) => sum + count, others);
  if (!race.aheadAmong) return ahead;
  const level = [...race.ranked].filter((place) => points[place] === own.points && opponents(place) === total);
  return ahead + race.aheadAmong(own.place, level, { points, opponents, tables: endedTables(view, chosen) });
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
