import { remembered } from '../base/memo.ts';
import {
  isAhead,
  type Looking,
  optionAhead,
  pointsAfter,
  type Relation,
  type Settled,
  suiting,
  tableAhead,
} from './ahead.ts';
import { type Comparing, type Rivals, sifted, type Wish } from './comparison.ts';
import { contestOf, effortOn, type OfRival, type Way } from './contest.ts';
import { leastLost, mostLooks } from './least-loss.ts';
import type { OpenTable, Option, Sums } from './race.ts';
import type { View } from './view.ts';

/** Those ahead at the best, and results that lead to it; null: the search was given up, and it is a bound. */
interface AheadWith {
  readonly ahead: number;
  readonly ways: readonly Way[] | null;
}

/** Of those whose results are all in and of these open tables. */
export function amongRivals(view: View<Sums>, tables: readonly OpenTable[], comparing: Comparing): AheadWith {
  const effort = effortOn(view.race);
  if (effort.left <= 0) return { ahead: bound(view, tables), ways: null };
  effort.left -= tables.reduce((sum, { options }) => sum + options.length, 0);
  const rivals = rivalsOf(view, tables, comparing);
  const built = [
    ...view.level.map((other) => waysOfLevel({ view, comparing, rivals }, other)),
    ...tables.map((table) => waysOfTable({ view, comparing, rivals }, table)),
  ];
  const sign = suiting(view);
  const { loss, ways } = leastLost(
    contestOf(
      [...rivals.numbers.keys()].map((place) => sign * comparing.lead(place)),
      built.map((one) => one.ways),
    ),
    mostLooks,
    effort,
  );
  const most = built.reduce((sum, one) => sum + one.most, 0);
  return { ahead: view.settledAhead + sign * (most - loss), ways };
}

/** As if everybody who can end on his points compared as it suits the side. */
function bound(view: View<Sums>, tables: readonly OpenTable[]): number {
  const { race, side, own } = view;
  const suits = suiting(view);
  const level = view.level.filter((other) => isAhead(view, other, suits)).length;
  const key = `${side} ${own.points}`;
  const known = bounds(race).get(key) ?? new Map<OpenTable, number>();
  bounds(race).set(key, known);
  let ahead = view.settledAhead + level;
  for (const table of tables) {
    const here = known.get(table) ?? tableAhead(view, table, () => [suits, suits]) ?? 0;
    known.set(table, here);
    ahead += here;
  }
  return ahead;
}

/** Of each side and number of points: those ahead at each table at the best, whatever his spread. */
const bounds = remembered((_race: Sums) => new Map<string, Map<OpenTable, number>>());

function rivalsOf(view: View<Sums>, tables: readonly OpenTable[], comparing: Comparing): Rivals {
  const numbers = new Map<number, number>();
  const settled = new Map<number, Relation>();
  for (const place of levelIn(view, tables, comparing)) {
    const [least, most] = comparing.range(place);
    if (least > 0 || most < 0) settled.set(place, least > 0 ? 1 : -1);
    else numbers.set(place, numbers.size);
  }
  return { numbers, settled };
}

/** Those who can end on his points and level by what comes before. */
function levelIn(view: View<Sums>, tables: readonly OpenTable[], { before }: Comparing): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { place } of view.level) if (before(place, 0) === 0) found.add(place);
  for (const table of tables) {
    for (const option of table.options) {
      const after = pointsAfter(view, table, option);
      for (const seat of [0, 1] as const) {
        const place = table.players[seat];
        if (after[seat] !== view.own.points || !view.race.ranked.has(place)) continue;
        if (before(place, option.wins[seat]) === 0) found.add(place);
      }
    }
  }
  return found;
}

interface Among {
  readonly view: Looking;
  readonly comparing: Comparing;
  readonly rivals: Rivals;
}

/** The ways of a table, and the most that one of them gains for the side. */
interface Built {
  readonly ways: readonly Way[];
  readonly most: number;
}

interface Gain extends Omit<Way, 'loss'> {
  readonly gain: number;
}

function built(gains: readonly Gain[]): Built {
  const most = gains.reduce((top, { gain }) => Math.max(top, gain), -Infinity);
  // Written out, all have one shape (see `extended`): they are looked at millions of times.
  const ways = gains.map(({ gain, all, moves, needs, at }): Way => ({ loss: most - gain, all, moves, needs, at }));
  return { most, ways };
}

/** Somebody on his points whose results are all in. */
function waysOfLevel(among: Among, other: Settled): Built {
  const stages = stagesOf(among, other.place, 0);
  return built(
    stages.map(({ relation, needs }) => {
      const gain = suiting(among.view) * Number(isAhead(among.view, other, relation));
      return { gain, all: 0, moves: [], needs, at: null };
    }),
  );
}

function waysOfTable(among: Among, table: OpenTable): Built {
  const { view, comparing, rivals } = among;
  const [a, b] = table.players.map((place): Wish => {
    const wish = comparing.wish(place, rivals.numbers);
    return wish === null ? null : ((suiting(view) * wish) as Wish);
  });
  const options = sifted(view, table, [a ?? null, b ?? null]);
  return built(options.flatMap((option) => waysOfOption(among, table, option)));
}

/** How somebody compares from some lead on. */
interface Stage {
  readonly relation: Relation;
  readonly needs: readonly OfRival[];
}

function stagesOf({ view, comparing, rivals }: Among, place: number, won: number): readonly Stage[] {
  const before = comparing.before(place, won);
  const rival = rivals.numbers.get(place);
  if (before !== 0) return [{ relation: before, needs: [] }];
  if (rival === undefined) return [{ relation: rivals.settled.get(place) ?? 0, needs: [] }];
  const suits = suiting(view);
  return [
    { relation: -suits as Relation, needs: [] },
    { relation: comparing.level(place), needs: [[rival, 0]] },
    { relation: suits, needs: [[rival, comparing.unit]] },
  ];
}

function waysOfOption(among: Among, table: OpenTable, option: Option): readonly Gain[] {
  const { view, comparing, rivals } = among;
  const suits = suiting(view);
  const { all, some } = comparing.moves({ table, option });
  const moves = some.flatMap(([place, by]): OfRival[] => {
    const rival = rivals.numbers.get(place);
    return rival === undefined || by === 0 ? [] : [[rival, suits * by]];
  });
  const [first, second] = seatStages(among, table, option);
  return first.flatMap((a) =>
    second.map((b) => ({
      gain: suits * optionAhead(view, table, option, [a.relation, b.relation]),
      all: suits * all,
      moves,
      needs: [...a.needs, ...b.needs],
      at: { table, option },
    })),
  );
}

const compared: readonly Stage[] = [{ relation: 0, needs: [] }];

/** Beyond the points the two are compared only where they are level with him. */
function seatStages(among: Among, table: OpenTable, option: Option): readonly [readonly Stage[], readonly Stage[]] {
  const { race, own } = among.view;
  const after = pointsAfter(among.view, table, option);
  const stages = (seat: 0 | 1): readonly Stage[] => {
    const place = table.players[seat];
    const level = after[seat] === own.points && race.ranked.has(place);
    return level ? stagesOf(among, place, option.wins[seat]) : compared;
  };
  return [stages(0), stages(1)];
}
