import { isAhead, type Looking, optionAhead, pointsAfter, type Relation, suiting } from './ahead.ts';
import type { Comparing, Rivals } from './comparing.ts';
import type { OfRival, Way } from './contest.ts';
import type { Option } from './options.ts';
import type { Settled } from './own-table.ts';
import type { OpenTable } from './race.ts';
import { sifted, type Wish } from './sifted.ts';

interface Among {
  readonly view: Looking;
  readonly comparing: Comparing;
  readonly rivals: Rivals;
}

/** The ways of a table, and the most that one of them gains for the side. */
export interface Built {
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
export function waysOfLevel(among: Among, other: Settled): Built {
  const stages = stagesOf(among, other.place, 0);
  return built(
    stages.map(({ relation, needs }) => {
      const gain = suiting(among.view) * Number(isAhead(among.view, other, relation));
      return { gain, all: 0, moves: [], needs, at: null };
    }),
  );
}

export function waysOfTable(among: Among, table: OpenTable): Built {
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
