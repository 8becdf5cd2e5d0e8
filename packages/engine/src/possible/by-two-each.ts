import { isAhead, optionAhead, pointsAfter, type Relation, suiting } from './ahead.ts';
import { type Choice, type Coupled, coupledAhead, type Outcome } from './coupled.ts';
import { headPoints, takenFrom } from './head-points.ts';
import type { Ahead, OpenTable } from './race.ts';
import type { View } from './view.ts';

/**
 * Belgium, final standings: PPM always count, a pair that has not met 2 each, so that who else ends on the same points
 * moves them. The spread is made of ratings, and each way for a table to end has its own.
 */
export function whenTwoEach(view: View): Ahead {
  const known = new Map<number, Relation>();
  const bounding = (place: number, table: OpenTable | null): Relation => {
    const relation = known.get(place) ?? boundOf(view, place, table);
    known.set(place, relation);
    return relation;
  };
  const level = view.level.filter((other) => isAhead(view, other, bounding(other.place, null))).length;
  const coupled: Coupled = {
    side: view.side,
    apart: view.settledAhead + view.farAhead + level,
    tables: view.near.map((table) => withOneIdle(view, choicesOf(view, table, bounding))),
    outcome: (chosen) => outcome(view, chosen),
  };
  return coupledAhead(coupled);
}

function choicesOf(
  view: View,
  table: OpenTable,
  bounding: (place: number, table: OpenTable) => Relation,
): readonly Choice[] {
  return table.options.map((option) => {
    const after = pointsAfter(view, table, option);
    const tied = table.players.filter((_, seat) => after[seat] === view.own.points);
    const [a, b] = table.players.map((place) => (tied.includes(place) ? bounding(place, table) : 0));
    // Whom he did well against helps him on his points, and the others are better kept off them.
    const helped = tied.map((place) => takenFrom(view, view.own.place, place, null) - 2);
    const hurts = helped.reduce((sum, more) => sum + suiting(view) * more, tied.length / 4);
    return { table, option, bound: optionAhead(view, table, option, [a ?? 0, b ?? 0]), hurts };
  });
}

/** Of the ways that set nobody level with him, the best: they differ in nothing else. */
function withOneIdle(view: View, choices: readonly Choice[]): readonly Choice[] {
  const idle = choices.filter(({ table, option }) =>
    pointsAfter(view, table, option).every((points) => points !== view.own.points),
  );
  const [first, ...others] = idle.toSorted((a, b) => (view.side === 'best' ? a.bound - b.bound : b.bound - a.bound));
  return first ? choices.filter((choice) => !others.includes(choice)) : choices;
}

/** How somebody on his points compares at the best, each table for itself. */
function boundOf(view: View, place: number, own: OpenTable | null): Relation {
  const { own: target, level, near, side } = view;
  const pick = side === 'best' ? Math.min : Math.max;
  let difference = takenFrom(view, place, target.place, null) - takenFrom(view, target.place, place, null);
  for (const other of level) {
    if (other.place !== place)
      difference += takenFrom(view, place, other.place, null) - takenFrom(view, target.place, other.place, null);
  }
  for (const table of near) {
    const moved = table.options.flatMap((option): number[] => {
      const after = pointsAfter(view, table, option);
      const set = table.players.filter((other, seat) => view.race.ranked.has(other) && after[seat] === target.points);
      if (table === own && !set.includes(place)) return [];
      const at = table === own ? { table, option } : null;
      const others = set.filter((other) => other !== place);
      return [
        others.reduce(
          (sum, other) => sum + takenFrom(view, place, other, at) - takenFrom(view, target.place, other, null),
          0,
        ),
      ];
    });
    difference += pick(...moved);
  }
  return Math.sign(difference) as Relation;
}

function outcome(view: View, chosen: readonly Choice[]): Outcome {
  const { own, level, side, race } = view;
  const tied = chosen.flatMap(({ table, option }) => {
    const after = pointsAfter(view, table, option);
    return table.players.flatMap((place, seat) =>
      race.ranked.has(place) && after[seat] === own.points ? [{ place, at: { table, option } }] : [],
    );
  });
  const set = new Set([own, ...level, ...tied].map(({ place }) => place));
  const points = headPoints(view, set);
  const target = points(own.place, null);
  const differences = new Map<number, number>();
  for (const { place } of level) differences.set(place, points(place, null) - target);
  for (const { place, at } of tied) differences.set(place, points(place, at) - target);
  const relation = (place: number): Relation => Math.sign(differences.get(place) ?? 0) as Relation;
  const settled = view.settledAhead + view.farAhead;
  let ahead = settled + level.filter((other) => isAhead(view, other, relation(other.place))).length;
  for (const { table, option } of chosen) {
    ahead += optionAhead(view, table, option, [relation(table.players[0]), relation(table.players[1])]);
  }
  let misses = 0;
  for (const difference of differences.values()) misses += Math.max(0, side === 'best' ? difference : -difference);
  return { ahead, misses };
}
