import type { Traits } from '../formula.ts';

/** Formule Classique, Belgium 2007: Pdep are the ratings of who was beaten. */
export const classiqueBelge: Traits = {
  round: 'ronde',
  counts: 'match-points',
  pdep: 'ratings',
  rating: 'pl',
  circles: null,
  exempt: 'own-rating',
  exemptFirst: false,
  clubs: null,
  spare: false,
  terrains: false,
  absentOnce: true,
  roundsInText: true,
  leastRoundsTo: 16,
  finalInText: true,
  settings: ['rounds', 'bestOf', 'startsBy', 'repeats', 'firstTable', 'closedTables', 'rating', 'prizes'],
  idle: ['spreadCap', 'forfeitSpread'],
  results: ['games', 'forfeit', 'awarded'],
};
