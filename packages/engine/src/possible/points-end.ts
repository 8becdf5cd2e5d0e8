import { type Relation, suiting } from './ahead.ts';
import { byOpponents } from './by-opponents.ts';
import type { Way } from './contest.ts';
import type { EndedTable, PointsRace } from './points-race.ts';
import { type Ahead, type End, endOf, type Side } from './race.ts';
import { amongRivals } from './rivals.ts';
import { type View, viewer } from './view.ts';

type PointsView = View<PointsRace>;

/** The best or worst final place of a player of a formula that goes by points, its last round drawn. */
export function pointsEnds(race: PointsRace): (target: number, side: Side) => End {
  const views = viewer(race);
  return (target, side) => endOf(side, views(target, side).map(aheadIn));
}

function aheadIn(view: PointsView): Ahead {
  const { between } = view.race;
  if (!between) return settledBy(view, () => 0).found;
  const games = new Map<number, Relation | null>();
  const byGame = (place: number): Relation | null => {
    const known = games.get(place);
    if (known !== undefined) return known;
    const { own, meeting } = view;
    const relation = between(own.place, place, meeting?.met && meeting.opponent === place ? meeting.points : null);
    games.set(place, relation);
    return relation;
  };
  const hoped = settledBy(view, (place) => byGame(place) ?? suiting(view));
  if (![...games.values()].includes(null) || !hoped.ways) return hoped.found;
  // Where it depends on who else is level: it is so, or it makes no difference, or the hope is a bound.
  if (aheadAfter(view, hoped.ways) === hoped.found.ahead) return hoped.found;
  const feared = settledBy(view, (place) => byGame(place) ?? (-suiting(view) as Relation));
  return { ahead: hoped.found.ahead, exact: feared.found.exact && feared.found.ahead === hoped.found.ahead };
}

interface Tried {
  readonly found: Ahead;
  readonly ways: readonly Way[] | null;
}

/** Far tables too: they move the opponents' totals. */
function settledBy(view: PointsView, level: (place: number) => Relation): Tried {
  const { ahead, ways } = amongRivals(view, [...view.near, ...view.far], byOpponents(view, level));
  return { found: { ahead, exact: ways !== null }, ways };
}

/** Everything decided: those ahead of him in L'Art de la Guerre. */
function aheadAfter(view: PointsView, ways: readonly Way[]): number {
  const { race, own, meeting } = view;
  const tables: EndedTable[] = meeting ? [{ players: [own.place, meeting.opponent], option: meeting }] : [];
  for (const { at } of ways) if (at) tables.push({ players: at.table.players, option: at.option });
  const points = [...race.points];
  for (const { players, option } of tables) {
    for (const [seat, place] of players.entries()) points[place] = (points[place] ?? 0) + (option.points[seat] ?? 0);
  }
  return race.aheadAfter?.(own.place, { points, tables }) ?? 0;
}
