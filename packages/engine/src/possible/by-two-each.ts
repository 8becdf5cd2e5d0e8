import { pointsAfter } from './ahead.ts';
import type { Comparing, Moves } from './comparing.ts';
import { type AtTable, takenFrom, unmetPoints } from './head-points.ts';
import type { Ahead, OpenTable } from './race.ts';
import { amongRivals } from './rivals.ts';
import type { View } from './view.ts';

/**
 * Belgium, final standings: PPM always count, a pair that has not met 2 each, so that who else ends on the same points
 * moves them. The spread is made of ratings, and each way for a table to end has its own.
 */
export function whenTwoEach(view: View): Ahead {
  const { ahead, ways } = amongRivals(view, view.near, comparingIn(view));
  return { ahead: ahead + view.farAhead, exact: ways !== null };
}

function comparingIn(view: View): Comparing {
  return {
    before: () => 0,
    lead: (place) => leadOf(view, place),
    range: (place) => rangeOf(view, place),
    moves: (at) => movesOf(view, at),
    // Only who is level counts, not by how many points others are not.
    wish: () => 0,
    level: () => 0,
    unit: 1,
  };
}

/** Of somebody at an open table, what he gives to the other comes with the table. */
function leadOf(view: View, place: number): number {
  const { own, level } = view;
  const settled = level.some((other) => other.place === place);
  let lead = takenFrom(view, place, own.place, null) - (settled ? takenFrom(view, own.place, place, null) : 0);
  for (const other of level) {
    if (other.place === place) continue;
    lead += takenFrom(view, place, other.place, null) - takenFrom(view, own.place, other.place, null);
  }
  return lead;
}

/** Each table for itself. */
function rangeOf(view: View, place: number): readonly [number, number] {
  let [least, most] = [leadOf(view, place), leadOf(view, place)];
  for (const table of view.near) {
    const moved = table.options.flatMap((option) => movedAt(view, { table, option }, place) ?? []);
    if (moved.length === 0) continue;
    least += Math.min(...moved);
    most += Math.max(...moved);
  }
  return [least, most];
}

/** Null: he isn't on the points then. */
function movedAt(view: View, at: AtTable, place: number): number | null {
  const level = levelAt(view, at);
  const beside = at.table.players.includes(place);
  if (beside && !level.includes(place)) return null;
  let moved = 0;
  for (const other of level) {
    moved -= takenFrom(view, view.own.place, other, null);
    if (other !== place) moved += takenFrom(view, place, other, beside ? at : null);
  }
  return moved;
}

/** Those of a table who end on his points. */
function levelAt(view: View, { table, option }: AtTable): readonly number[] {
  const after = pointsAfter(view, table, option);
  return table.players.filter((place, seat) => after[seat] === view.own.points && view.race.ranked.has(place));
}

/** Whoever joins moves those who have met him; all others, and he himself, as if they had not. */
function movesOf(view: View, at: AtTable): Moves {
  const { race, own } = view;
  const some: (readonly [number, number])[] = [];
  let all = 0;
  for (const place of levelAt(view, at)) {
    all += unmetPoints - takenFrom(view, own.place, place, null);
    some.push([place, -unmetPoints]);
    const beside = besideOf(at.table, place);
    for (const other of new Set([...(race.taken[place]?.keys() ?? []), beside])) {
      if (other === own.place) continue;
      some.push([other, takenFrom(view, other, place, other === beside ? at : null) - unmetPoints]);
    }
  }
  return { all, some };
}

const besideOf = ({ players: [a, b] }: OpenTable, place: number): number => (place === a ? b : a);
