import type { Game } from './match-result.ts';

export const spreadCapOfTheText = 100;
export const forfeitSpreadOfTheText = 50;

/** The margin of one game as it counts: ±`cap` at most (FISF Formule Classique §4.2). */
function cappedMargin(game: Game, cap: number): number {
  return Math.max(-cap, Math.min(cap, game[0] - game[1]));
}

/** The margins of the first player, each game capped, added up. */
export function marginsOf(games: readonly Game[], cap: number): number {
  let total = 0;
  for (const game of games) total += cappedMargin(game, cap);
  return total;
}

/** Games won by the first player minus games won by the second. */
export function lead(games: readonly Game[]): number {
  let ahead = 0;
  for (const game of games) ahead += game[0] > game[1] ? 1 : game[0] < game[1] ? -1 : 0;
  return ahead;
}
