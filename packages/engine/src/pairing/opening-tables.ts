import type { OpeningTables, Settings } from '../tournament/settings.ts';
import type { Match } from '../tournament/state.ts';

/**
 * The tables of the fixed rounds, by places in the initial ranking. The text prints those for 8 (Formule Classique
 * §6.2.1); those for 10 to 16 live inside the federation's program and are not public: these are ours, "non
 * officielles" (round 1: place i against i + n/2; the others, read backwards, are the same, and make the opponents'
 * summed places as equal as can be). A director can replace them (setting `openingTables`).
 */
const ours: OpeningTables = {
  '8': [
    [
      [1, 5],
      [2, 6],
      [3, 7],
      [4, 8],
    ],
    [
      [1, 4],
      [2, 3],
      [5, 8],
      [6, 7],
    ],
  ],
  '10': [
    [
      [1, 6],
      [2, 7],
      [3, 8],
      [4, 9],
      [5, 10],
    ],
    [
      [1, 8],
      [2, 5],
      [3, 10],
      [4, 7],
      [6, 9],
    ],
    [
      [1, 3],
      [2, 4],
      [5, 6],
      [7, 9],
      [8, 10],
    ],
  ],
  '12': [
    [
      [1, 7],
      [2, 8],
      [3, 9],
      [4, 10],
      [5, 11],
      [6, 12],
    ],
    [
      [1, 11],
      [2, 12],
      [3, 5],
      [4, 6],
      [7, 9],
      [8, 10],
    ],
    [
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
      [9, 10],
      [11, 12],
    ],
  ],
  '14': [
    [
      [1, 8],
      [2, 9],
      [3, 10],
      [4, 11],
      [5, 12],
      [6, 13],
      [7, 14],
    ],
    [
      [1, 13],
      [2, 14],
      [3, 7],
      [4, 5],
      [6, 9],
      [8, 12],
      [10, 11],
    ],
    [
      [1, 2],
      [3, 6],
      [4, 7],
      [5, 10],
      [8, 11],
      [9, 12],
      [13, 14],
    ],
  ],
  '16': [
    [
      [1, 9],
      [2, 10],
      [3, 11],
      [4, 12],
      [5, 13],
      [6, 14],
      [7, 15],
      [8, 16],
    ],
    [
      [1, 15],
      [2, 16],
      [3, 8],
      [4, 5],
      [6, 7],
      [9, 14],
      [10, 11],
      [12, 13],
    ],
    [
      [1, 2],
      [3, 6],
      [4, 7],
      [5, 8],
      [9, 12],
      [10, 13],
      [11, 14],
      [15, 16],
    ],
  ],
};

export type OpeningRounds = OpeningTables[string];

/** The fixed rounds for a number of seats (X included), or none. */
export function openingRounds(seats: number, settings: Settings): OpeningRounds {
  return settings.openingTables?.[String(seats)] ?? ours[String(seats)] ?? [];
}

/** Only the tables for 8 stand in the text. */
export function areOfficial(seats: number, settings: Settings): boolean {
  return seats === 8 && settings.openingTables?.['8'] === undefined;
}

/** Whether a fixed round was drawn by tables that the text does not print: ours, or the director's. */
export function hasOwnTables({ matches }: { readonly matches: readonly Match[] }): boolean {
  return matches.some(({ why = [] }) => why.some((step) => step.step === 'opening' && !step.official));
}
