import type { Format } from '../formula.ts';
import { drawWargame } from './draw.ts';
import { wargameFormula } from './formula.ts';

/** L'Art de la Guerre: 3 to 5 rounds, first against second of the standings, clubs kept apart in the early rounds. */
export const artDeLaGuerre: Format = {
  ...wargameFormula,
  draw: (tournament, request) => drawWargame(tournament, request, wargameFormula.plannedRounds(tournament)),
};
