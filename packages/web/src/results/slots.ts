/** The left field is that of who stands first at the table: who starts, where somebody does. */
export type Side = 0 | 1;

export const sides = [0, 1] as const;

/** What is typed: the scores of the games, the cohesion that each army lost, or the wargame's points. */
export type Mode = 'games' | 'losses' | 'points';

/** A game of a match, from 0: a final may last five. */
export type GameAt = 0 | 1 | 2 | 3 | 4;

export const gamesAt: readonly GameAt[] = [0, 1, 2, 3, 4];

/** A field of the strip: a figure of a game on one side, or the total of an army. */
export type Slot = `${GameAt}.${Side}` | `total.${Side}`;

export function sideOf(slot: Slot): Side {
  return slot.endsWith('.0') ? 0 : 1;
}

/** Which pair of figures a field belongs to; null for a total. */
export function gameOf(slot: Slot): GameAt | null {
  return gamesAt.find((game) => slot.startsWith(String(game))) ?? null;
}

/** The field of a figure. */
export const figure = (game: GameAt, side: Side): Slot => `${game}.${side}`;

export const total = (side: Side): Slot => `total.${side}`;
