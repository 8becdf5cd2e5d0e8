/**
 * Scores worth a second look before they are saved: over 700, under 100 (a negative one included), four digits,
 * or a margin over 350. `game` in any order.
 */
export function needsSecondLook(game: readonly [number, number]): boolean {
  return game.some((points) => points > 700 || points < 100) || Math.abs(game[0] - game[1]) > 350;
}
