import { better, isAhead, pointsAfter, type Relation, tableAhead } from './ahead.ts';
import { outerBound } from './by-spread.ts';
import type { OpenTable, Option } from './race.ts';
import { hasMet, type View } from './view.ts';

/** Sets that are looked at for one player before the search is given up, and its answer is a bound. */
const mostSets = 1 << 13;

interface Searched {
  /** Null: there is no way. */
  readonly ahead: number | null;
  /** Whether every set was looked at that could do better. */
  readonly whole: boolean;
}

/**
 * Those ahead at the best when PPM count: every set of players who can end on the same points as he, all of whom have
 * met, is tried. Given the set, PPM are settled but for the tables inside it, and each table is decided for itself.
 */
export function whenAllMet(view: View): Searched {
  const always = [view.own, ...view.level].map(({ place }) => place);
  const met = always.every((a, i) => always.slice(i + 1).every((b) => joins(view, a, b)));
  if (!met) return { ahead: null, whole: true };
  const optional = reaching(view).filter((place) => always.every((other) => joins(view, place, other)));
  const rest = apartFrom(view, optional);
  return rest === null ? { ahead: null, whole: true } : search(view, always, optional, rest);
}

function search(view: View, always: readonly number[], optional: readonly number[], rest: number): Searched {
  const tables = view.near.filter(({ players }) => players.some((place) => optional.includes(place)));
  const bound = outerBound(view);
  let ahead: number | null = null;
  let tried = 0;
  const extend = (members: readonly number[], next: number): void => {
    if (ahead === bound || tried > mostSets) return;
    const place = optional[next];
    if (place === undefined) {
      tried += 1;
      const inside = setAhead(view, new Set(members), tables);
      if (inside !== null) ahead = better(view.side, ahead, rest + inside);
      return;
    }
    extend(members, next + 1);
    if (members.every((member) => joins(view, place, member))) extend([...members, place], next + 1);
  };
  extend(always, 0);
  return { ahead, whole: ahead === bound || tried <= mostSets };
}

/** Whether two can be in one set: they have met, or may meet at their open table. */
function joins(view: View, one: number, other: number): boolean {
  return hasMet(view, one, other) || view.near.some(({ players }) => players.includes(one) && players.includes(other));
}

/** Those at open tables who can end on his points. */
function reaching(view: View): readonly number[] {
  return view.near.flatMap((table) =>
    table.players.filter(
      (place, seat) =>
        view.race.ranked.has(place) &&
        table.options.some((option) => pointsAfter(view, table, option)[seat] === view.own.points),
    ),
  );
}

/** Those ahead among the others; at tables where nobody can join him, both are kept off his points. */
function apartFrom(view: View, optional: readonly number[]): number | null {
  let sum = view.settledAhead + view.farAhead;
  for (const table of view.near) {
    if (table.players.some((place) => optional.includes(place))) continue;
    const ahead = tableAhead(
      view,
      table,
      () => [0, 0],
      (option) => fits(view, table, option, new Set()),
    );
    if (ahead === null) return null;
    sum += ahead;
  }
  return sum;
}

/** Of the players of a table, exactly those of the set end on his points; two of the set have met. */
function fits(view: View, table: OpenTable, option: Option, set: ReadonlySet<number>): boolean {
  const after = pointsAfter(view, table, option);
  const right = table.players.every(
    (place, seat) => !view.race.ranked.has(place) || (after[seat] === view.own.points) === set.has(place),
  );
  const both = table.players.every((place) => set.has(place));
  return right && (!both || option.met || hasMet(view, ...table.players));
}

/** Those ahead among the set and at the tables where somebody could have joined it; null: it can't come about. */
function setAhead(view: View, set: ReadonlySet<number>, tables: readonly OpenTable[]): number | null {
  const points = headPoints(view, set);
  const target = points(view.own.place, null);
  const relation = (place: number, at: AtTable | null): Relation =>
    set.has(place) ? (Math.sign(points(place, at) - target) as Relation) : 0;
  let sum = view.level.filter((other) => isAhead(view, other, relation(other.place, null))).length;
  for (const table of tables) {
    const [a, b] = table.players;
    const ahead = tableAhead(
      view,
      table,
      (option) => [relation(a, { table, option }), relation(b, { table, option })],
      (option) => fits(view, table, option, set),
    );
    if (ahead === null) return null;
    sum += ahead;
  }
  return sum;
}

/** An open table that ends in a given way. */
export interface AtTable {
  readonly table: OpenTable;
  readonly option: Option;
}

/** Match points of a pair that has not met, where the rule counts them (Belgium, final standings). */
export const unmetPoints = 2;

/** What a player takes from another over all their meetings; `at`: his open table as it ends. */
export function takenFrom({ race, own, meeting }: View, place: number, other: number, at: AtTable | null): number {
  const before = race.taken[place]?.get(other);
  let now: number | null = null;
  if (at?.table.players.includes(other))
    now = at.option.met ? at.option.points[at.table.players[0] === place ? 0 : 1] : null;
  else if (meeting?.met && place === own.place && other === meeting.opponent) now = meeting.points[0];
  else if (meeting?.met && other === own.place && place === meeting.opponent) now = meeting.points[1];
  return before === undefined && now === null ? unmetPoints : (before ?? 0) + (now ?? 0);
}

/** PPM of somebody in a set. */
function headPoints(view: View, set: ReadonlySet<number>): (place: number, at: AtTable | null) => number {
  return (place, at) => {
    let sum = 0;
    for (const other of set) if (other !== place) sum += takenFrom(view, place, other, at);
    return sum;
  };
}
