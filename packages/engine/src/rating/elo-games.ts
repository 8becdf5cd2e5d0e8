import { type EloScale, gainOf, underdogChance } from './elo.ts';

/** Many games as columns, players as places in `ratings`: for histories of a whole federation. */
export interface EloGames {
  readonly first: ArrayLike<number>;
  readonly second: ArrayLike<number>;
  /** Of the first: 1, ½, 0. */
  readonly score: ArrayLike<number>;
}

/** Plays the games in their order on `ratings`, in place. The same bits as `eloSteps`, a million games at a time. */
export function playElo(scale: EloScale, ratings: Float64Array, games: EloGames): void {
  const chance = underdogChance(scale);
  for (let i = 0; i < games.first.length; i++) {
    const first = games.first[i] as number;
    const second = games.second[i] as number;
    const own = ratings[first] as number;
    const other = ratings[second] as number;
    const gain = gainOf(chance, scale.k, own, other, games.score[i] as number);
    ratings[first] = own + gain;
    ratings[second] = other - gain;
  }
}
