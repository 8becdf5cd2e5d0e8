import { fewestPlayers, roundsOfTheText } from '@ronde/engine/formats/classique';

/**
 * What the rule says for a number of players. `text`: the players that this number of rounds holds for; null
 * beyond the text, which stops at 128.
 */
export interface Plan {
  readonly rounds: number;
  readonly text: { readonly from: number; readonly to: number } | null;
  readonly tables: number;
  readonly exempt: boolean;
  /** Of the event, with the players it holds for; `to` null: no upper end (classement PL §2). */
  readonly category: { readonly id: number; readonly from: number; readonly to: number | null };
}

const mostInTheText = 128;

const categories = [
  { id: 1, from: fewestPlayers, to: 16 },
  { id: 2, from: 17, to: 32 },
  { id: 3, from: 33, to: 64 },
  { id: 4, from: 65, to: null },
] as const;

/** Null under the eight players that the formula needs. */
export function planFor(players: number): Plan | null {
  const category = categories.find(({ to }) => to === null || players <= to);
  if (players < fewestPlayers || !category) return null;
  const rounds = roundsOfTheText(players);
  const to = 32 * 2 ** (rounds - 5);
  return {
    rounds,
    text: to > mostInTheText ? null : { from: rounds === 5 ? fewestPlayers : to / 2 + 1, to },
    tables: Math.floor(players / 2),
    exempt: players % 2 === 1,
    category,
  };
}
