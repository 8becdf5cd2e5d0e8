import { tenTo } from '../base/exp.ts';

/** An Elo as data: start value, K, and the difference of ratings that means ten to one. */
export interface EloScale {
  readonly start: number;
  readonly k: number;
  readonly spread: number;
}

/** L'Art de la Guerre, "Classement Elo". */
export const adgElo: EloScale = { start: 1000, k: 100, spread: 500 };

/** A game that was really played: no forfeit, no exemption. */
export interface RatedGame {
  readonly round: number;
  readonly players: readonly [string, string];
  /** Of the first: 1 won, ½ drawn, 0 lost. */
  readonly score: 1 | 0.5 | 0;
}

/** One game's calculation, each figure of it, in the order of `players`, in full precision. */
export interface EloStep extends RatedGame {
  readonly before: readonly [number, number];
  /** P, which add up to 1. */
  readonly expected: readonly [number, number];
  /** What the first gains and the second loses. */
  readonly gain: number;
  readonly after: readonly [number, number];
}

/**
 * A scale made ready: the chance P of the lower rated of two, `gap` points apart (0 or more).
 * Everything is computed from the lower rated: P(A) + P(B) = 1 to the bit, and who is written first changes nothing.
 */
const underdogChance = (scale: EloScale): ((gap: number) => number) => {
  const ten = tenTo(scale.spread);
  return (gap) => 1 / (1 + ten(gap));
};

/** K·(S − P) for the first, who has `own` against `other`. */
function gainOf(chance: (gap: number) => number, k: number, own: number, other: number, score: number): number {
  return own <= other ? k * (score - chance(other - own)) : -(k * (1 - score - chance(own - other)));
}

/**
 * Ratings after the games, round by round with the ratings of that moment; one gain is added and subtracted, so the
 * sum stays. Games of one round may come in any order. Who has no rating starts at the scale's start value.
 */
export function eloAfter(
  scale: EloScale,
  start: ReadonlyMap<string, number>,
  games: readonly RatedGame[],
): ReadonlyMap<string, number> {
  const after = new Map(start);
  for (const step of eloSteps(scale, start, games)) {
    step.players.forEach((player, i) => {
      after.set(player, step.after[i as 0 | 1]);
    });
  }
  return after;
}

/** The calculation of each game, in the order in which it counts. */
export function eloSteps(
  scale: EloScale,
  start: ReadonlyMap<string, number>,
  games: readonly RatedGame[],
): readonly EloStep[] {
  const chance = underdogChance(scale);
  const now = new Map(start);
  const ratingOf = (player: string): number => now.get(player) ?? scale.start;
  return games
    .toSorted((x, y) => x.round - y.round)
    .map((game): EloStep => {
      const [first, second] = game.players;
      const own = ratingOf(first);
      const other = ratingOf(second);
      const gain = gainOf(chance, scale.k, own, other, game.score);
      now.set(first, own + gain).set(second, other - gain);
      const low = chance(Math.abs(own - other));
      const expected: [number, number] = own <= other ? [low, 1 - low] : [1 - low, low];
      // Key by key, not spread: a federation has millions of these.
      return {
        round: game.round,
        players: game.players,
        score: game.score,
        before: [own, other],
        expected,
        gain,
        after: [own + gain, other - gain],
      };
    });
}

/** Many games as columns, players as places in `ratings`: for histories of a whole federation. */
interface EloGames {
  readonly first: ArrayLike<number>;
  readonly second: ArrayLike<number>;
  /** Of the first: 1, ½, 0. */
  readonly score: ArrayLike<number>;
}

/**
 * Plays the games in their order on `ratings`, in place. The same bits as `eloSteps`, a million games at a time.
 * `before`: told of each game before it is played.
 */
export function playElo(
  scale: EloScale,
  ratings: Float64Array,
  games: EloGames,
  before?: (game: number) => void,
): void {
  const chance = underdogChance(scale);
  for (let i = 0; i < games.first.length; i++) {
    const first = games.first[i] as number;
    const second = games.second[i] as number;
    before?.(i);
    const own = ratings[first] as number;
    const other = ratings[second] as number;
    const gain = gainOf(chance, scale.k, own, other, games.score[i] as number);
    ratings[first] = own + gain;
    ratings[second] = other - gain;
  }
}
