import type { Traits } from '../formula.ts';

/** Toutes rondes, of both games. */
export const toutesRondes: Traits = {
  round: 'ronde',
  counts: 'set-points',
  pdep: null,
  rating: 'by-results',
  circles: 'whole',
  exempt: 'win',
  exemptFirst: false,
  clubs: null,
  spare: false,
  terrains: false,
  absentOnce: false,
  roundsInText: false,
  finalInText: false,
  settings: [
    'turns',
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
