import { drawWargame } from './art-de-la-guerre-draw.ts';
import { wargameFormula } from './art-de-la-guerre-formula.ts';
import type { Format } from './format.ts';

/** L'Art de la Guerre: 3 to 5 rounds, first against second of the standings, clubs kept apart in the early rounds. */
export const artDeLaGuerre: Format = {
  ...wargameFormula,
  draw: (tournament, request) => drawWargame(tournament, request, wargameFormula.plannedRounds(tournament)),
};
