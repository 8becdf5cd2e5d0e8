import { better, isAhead, pointsAfter, type Relation, suiting, tableAhead } from './ahead.ts';
import type { OpenTable, Option } from './race.ts';
import { hasMet, type View } from './view.ts';

/** Those ahead at the best when all on the same points are compared in the same way: each table for itself. */
function together(view: View, relation: Relation): number {
  const level = view.level.filter((other) => isAhead(view, other, relation)).length;
  const near = view.near.map((table) => tableAhead(view, table, () => [relation, relation]) ?? 0);
  return near.reduce((sum, ahead) => sum + ahead, view.settledAhead + view.farAhead + level);
}

/** Nobody can be nearer to that side, however those on the same points compare. */
export const outerBound = (view: View): number => together(view, suiting(view));

/** Points and spread alone. */
const spreadAlone = (view: View): number => together(view, 0);

/** One who may end on the same points; `costs`: by how much it moves the number of those ahead that he must. */
interface Member {
  readonly place: number;
  readonly table: OpenTable | null;
  readonly costs: () => number | null;
}

/**
 * Those ahead at the best when PPM are void: at least two of those on the same points, himself included, have not
 * met. Null: there is no such way. Any two will do, so each pair that has not met is tried.
 */
export function whenVoid(view: View): number | null {
  const free = spreadAlone(view);
  const members = membersOf(view);
  let found: number | null = null;
  for (const [i, one] of members.entries()) {
    for (let j = i + 1; j < members.length && found !== free; j++) {
      const other = members[j];
      if (!other || hasMet(view, one.place, other.place)) continue;
      const costs = costsOfBoth(view, one, other);
      if (costs !== null) found = better(view.side, found, free + costs);
    }
  }
  return found;
}

function costsOfBoth(view: View, one: Member, other: Member): number | null {
  if (one.table !== null && one.table === other.table) return bothOnPoints(view, one.table);
  const [first, second] = [one.costs(), other.costs()];
  return first === null || second === null ? null : first + second;
}

function membersOf(view: View): readonly Member[] {
  const level = [view.own, ...view.level].map(({ place }) => ({ place, table: null, costs: () => 0 }));
  const near = view.near.flatMap((table) =>
    ([0, 1] as const).flatMap((seat): Member[] => {
      const place = table.players[seat];
      if (!view.race.ranked.has(place)) return [];
      const onPoints = (option: Option): boolean => pointsAfter(view, table, option)[seat] === view.own.points;
      return [{ place, table, costs: once(() => costsOf(view, table, onPoints)) }];
    }),
  );
  return [...level, ...near];
}

/** Worked out when first asked for. */
function once<T>(work: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: work() };
    return known.value;
  };
}

function costsOf(view: View, table: OpenTable, accepts: (option: Option) => boolean): number | null {
  const bound = tableAhead(view, table, () => [0, 0], accepts);
  return bound === null ? null : bound - (tableAhead(view, table, () => [0, 0]) ?? 0);
}

/** The two of a table end on the same points as he, and don't meet there. */
function bothOnPoints(view: View, table: OpenTable): number | null {
  return costsOf(
    view,
    table,
    (option) => !option.met && pointsAfter(view, table, option).every((points) => points === view.own.points),
  );
}
