import type { Traits } from '../formula.ts';

/** Système suisse, of both games. */
export const suisse: Traits = {
  round: 'ronde',
  counts: 'set-points',
  pdep: null,
  rating: 'by-results',
  circles: null,
  exempt: 'win',
  exemptFirst: true,
  clubs: 'chosen',
  spare: false,
  terrains: false,
  absentOnce: false,
  roundsInText: false,
  finalInText: false,
  settings: [
    'rounds',
    'order',
    'avoidClubs',
    'points',
    'spreadCap',
    'forfeitSpread',
    'bestOf',
    'startsBy',
    'firstTable',
    'closedTables',
    'rating',
    'prizes',
  ],
  idle: [],
  results: ['games', 'forfeit', 'awarded', 'decided', 'losses', 'points'],
};
