/** The left field is that of who stands first at the table: who starts, where somebody does. */
export type Side = 0 | 1;

export const sides = [0, 1] as const;

/** What is typed: the scores of the games, the cohesion that each army lost, or the wargame's points. */
export type Mode = 'games' | 'losses' | 'points';

/** A field of the strip: a figure of a game (from 0) on one side, or the total of an army. */
export type Slot = `${0 | 1 | 2}.${Side}` | `total.${Side}`;

export function sideOf(slot: Slot): Side {
  return slot.endsWith('.0') ? 0 : 1;
}

/** Which pair of figures a field belongs to; null for a total. */
export function gameOf(slot: Slot): 0 | 1 | 2 | null {
  if (slot.startsWith('total')) return null;
  return slot.startsWith('0') ? 0 : slot.startsWith('1') ? 1 : 2;
}

/** The field of a figure. */
export const figure = (game: 0 | 1 | 2, side: Side): Slot => `${game}.${side}`;

export const total = (side: Side): Slot => `total.${side}`;
