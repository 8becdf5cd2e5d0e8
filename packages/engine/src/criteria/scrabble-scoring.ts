import { remembered } from '../base/remembered.ts';
import { seatOutcome } from '../tournament/seat-outcome.ts';
import type { Settings } from '../tournament/settings.ts';
import type { Scoring } from './round-sums.ts';

/** PM and Pdep of the FISF formulas (Formule Classique §3, §4.2): one scoring for the same settings. */
export const scrabbleScoring: (settings: Settings) => Scoring = remembered(
  (settings) => (match, round) => seatOutcome(match, settings, round.bestOf),
);
