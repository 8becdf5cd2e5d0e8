import { ratingScoring } from '../../criteria/scoring.ts';
import type { Format } from '../formula.ts';
import { drawThirdsAndFold } from '../thirds-and-fold.ts';
import { belgianFormula } from './formula.ts';

/** Formule Classique, Belgium 2007: ratings as Pdep, thirds whatever the number, no repair from the bottom. */
export const classiqueBelgeFormat: Format = {
  ...belgianFormula,
  draw: (tournament, request) =>
    drawThirdsAndFold(tournament, request, {
      scoring: ratingScoring(tournament),
      headToHead: 'if-all-met',
      repair: false,
      planned: belgianFormula.plannedRounds(tournament),
      opening: () => null,
    }),
};
