import { better, isAhead, pointsAfter, type Relation, tableAhead } from './ahead.ts';
import { hasMet, outerBound } from './level.ts';
import type { Option } from './options.ts';
import type { OpenTable, View } from './race.ts';

/** Match points of a pair that has not met, where the rule counts them (Belgium, final standings). */
const unmetPoints = 2;

/** Sets that are looked at for one player before the search is given up, and its answer is a bound. */
const mostSets = 1 << 13;

export interface Searched {
  readonly ahead: number | null;
  /** Whether every set was looked at that could do better. */
  readonly whole: boolean;
}

/**
 * Those ahead at the best when PPM count: every set of players that can end on the same points as he is tried, all of
 * whom have met (FISF), or any (Belgium). Given the set, PPM are settled but for the tables inside it, and each table
 * is decided for itself.
 */
export function whenCounted(view: View): Searched {
  const forced = view.settled.filter(({ points }) => points === view.own.points).map(({ place }) => place);
  const always = [view.own.place, ...forced];
  if (!pairwise(always, (a, b) => joins(view, a, b))) return { ahead: null, whole: true };
  const optional = reaching(view).filter((place) => always.every((other) => joins(view, place, other)));
  const rest = apart(view, optional);
  if (rest === null) return { ahead: null, whole: true };
  return search(view, always, optional, rest);
}

function search(view: View, always: readonly number[], optional: readonly number[], rest: number): Searched {
  const tables = view.tables.filter(({ players }) => players.some((place) => optional.includes(place)));
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

/** Whether two can be in one set: FISF wants them to have met, or to meet at their open table. */
function joins(view: View, one: number, other: number): boolean {
  if (view.race.rule === 'unmet-two-each' || hasMet(view, one, other)) return true;
  return view.tables.some(({ players }) => players.includes(one) && players.includes(other));
}

function pairwise(places: readonly number[], holds: (a: number, b: number) => boolean): boolean {
  return places.every((a, i) => places.slice(i + 1).every((b) => holds(a, b)));
}

/** Those at open tables who can end on his points. */
function reaching(view: View): readonly number[] {
  return view.tables.flatMap((table) =>
    table.players.filter(
      (place, seat) =>
        view.race.ranked.has(place) &&
        table.options.some((option) => pointsAfter(view, table, option)[seat] === view.own.points),
    ),
  );
}

/** Those ahead among the others: settled on other points, or at tables where nobody can join, kept off his points. */
function apart(view: View, optional: readonly number[]): number | null {
  let sum = view.settled.filter(({ points }) => points > view.own.points).length;
  for (const table of view.tables) {
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

/** Of the players of a table, exactly those of the set end on his points; where FISF wants it, they have met. */
function fits(view: View, table: OpenTable, option: Option, set: ReadonlySet<number>): boolean {
  const after = pointsAfter(view, table, option);
  const right = table.players.every(
    (place, seat) => !view.race.ranked.has(place) || (after[seat] === view.own.points) === set.has(place),
  );
  const both = table.players.every((place) => set.has(place));
  const needsMeeting = both && view.race.rule === 'if-all-met' && !hasMet(view, ...table.players);
  return right && (!needsMeeting || option.met);
}

/** Those ahead among the set and at the tables where somebody could have joined it; null: it can't come about. */
function setAhead(view: View, set: ReadonlySet<number>, tables: readonly OpenTable[]): number | null {
  const points = headPoints(view, set);
  const target = points(view.own.place, null);
  const relation = (place: number, table: OpenTable | null, option: Option | null): Relation =>
    set.has(place) ? (Math.sign(points(place, table && option ? { table, option } : null) - target) as Relation) : 0;
  let sum = 0;
  for (const other of view.settled) {
    if (set.has(other.place) && isAhead(view, other, relation(other.place, null, null))) sum += 1;
  }
  for (const table of tables) {
    const ahead = tableAhead(
      view,
      table,
      (option) => [relation(table.players[0], table, option), relation(table.players[1], table, option)],
      (option) => fits(view, table, option, set),
    );
    if (ahead === null) return null;
    sum += ahead;
  }
  return sum;
}

type OwnTable = { readonly table: OpenTable; readonly option: Option } | null;

/** PPM of somebody in a set: from all meetings inside it, the one of this round as his own table ends. */
function headPoints(view: View, set: ReadonlySet<number>): (place: number, own: OwnTable) => number {
  const { race, own: target, meeting } = view;
  return (place, own) => {
    let sum = 0;
    for (const other of set) {
      if (other === place) continue;
      const before = race.taken[place]?.get(other);
      const now = own?.table.players.includes(other)
        ? meetingAt(own, place)
        : meeting?.met && place === target.place && other === meeting.opponent
          ? meeting.points[0]
          : meeting?.met && other === target.place && place === meeting.opponent
            ? meeting.points[1]
            : null;
      sum += before === undefined && now === null ? unmetPoints : (before ?? 0) + (now ?? 0);
    }
    return sum;
  };
}

function meetingAt({ table, option }: NonNullable<OwnTable>, place: number): number | null {
  if (!option.met) return null;
  return option.points[table.players[0] === place ? 0 : 1];
}
