import type { Traits } from '../formula.ts';

/** L'Art de la Guerre. */
export const artDeLaGuerre: Traits = {
  round: 'tour',
  counts: 'scores',
  pdep: null,
  rating: 'elo',
  circles: null,
  exempt: 'score',
  exemptFirst: true,
  clubs: 'by-the-text',
  spare: true,
  terrains: true,
  absentOnce: false,
  roundsInText: false,
  finalInText: false,
  settings: ['rounds', 'firstRound', 'avoidClubs', 'scale', 'firstTable', 'closedTables', 'rating', 'prizes'],
  idle: [],
  results: ['losses', 'points', 'forfeit', 'awarded'],
};
