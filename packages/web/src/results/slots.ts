/** The left field is that of who stands first at the table: who starts, where somebody does. */
export type SlotSide = 0 | 1;

export const sides = [0, 1] as const;

/** What is typed: the scores of the games, the cohesion that each army lost, or the wargame's points. */
export type Mode = 'games' | 'losses' | 'points';

/** A game of a match, from 0: a final may last five. */
type GameAt = 0 | 1 | 2 | 3 | 4;

export const gamesAt: readonly GameAt[] = [0, 1, 2, 3, 4];

/** A field of the strip: a figure of a game on one side, or the total of an army. */
export type Slot = `${GameAt}.${SlotSide}` | `total.${SlotSide}`;

export function sideOf(slot: Slot): SlotSide {
  return slot.endsWith('.0') ? 0 : 1;
}

/** Which pair of figures a field belongs to; null for a total. */
export function gameOfSlot(slot: Slot): GameAt | null {
  return gamesAt.find((game) => slot.startsWith(String(game))) ?? null;
}

/** The field of a figure. */
export const figure = (game: GameAt, side: SlotSide): Slot => `${game}.${side}`;

export const total = (side: SlotSide): Slot => `total.${side}`;

/** Whole points, a minus sign in front at most; null for nothing or a minus alone. */
export function typedPoints(text: string): number | null {
  const clean = text.replace('−', '-');
  return /^-?\d{1,4}$/.test(clean) ? 0 + Number(clean) : null;
}

/** Keeps what can be part of a score, whatever was typed, dictated or pasted. */
export function scoreText(text: string): string {
  const sign = /^\s*[-−]/.test(text) ? '−' : '';
  return sign + countText(text);
}

/** The same for what is counted: cohesion is never negative. */
export const countText = (text: string): string => text.replace(/\D/g, '').slice(0, 4);

/** What a digit typed in the table field means: a table of this round, or already the first score. */
export function meantForTable(text: string, mostTables: number): boolean {
  return text === '' || (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= mostTables);
}
