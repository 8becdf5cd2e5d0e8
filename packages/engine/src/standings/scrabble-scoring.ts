import { outcome } from '../tournament/outcome.ts';
import type { Settings } from '../tournament/settings.ts';
import type { Scoring } from './tally.ts';

/** PM and Pdep of the FISF formulas (Formule Classique §3, §4.2). */
export function scrabbleScoring(settings: Settings): Scoring {
  return (match, round) => outcome(match, settings, round.bestOf);
}
