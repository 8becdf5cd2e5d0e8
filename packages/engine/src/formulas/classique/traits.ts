import type { Traits } from '../formula.ts';

/** FISF Formule Classique. */
export const classique: Traits = {
  round: 'ronde',
  counts: 'match-points',
  pdep: 'spreads',
  rating: 'pl',
  circles: null,
  exempt: 'spread',
  exemptFirst: false,
  clubs: null,
  spare: false,
  terrains: false,
  absentOnce: false,
  roundsInText: true,
  finalInText: false,
  settings: [
    'rounds',
    'spreadCap',
    'forfeitSpread',
    'bestOf',
    'startsBy',
    'repeats',
    'openingTables',
    'firstTable',
    'closedTables',
    'rating',
    'prizes',
  ],
  idle: [],
  results: ['games', 'forfeit', 'awarded'],
};
