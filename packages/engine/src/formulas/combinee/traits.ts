import type { Traits } from '../formula.ts';

/** FISF Formule Combinée. */
export const combinee: Traits = {
  round: 'ronde',
  counts: 'match-points',
  pdep: 'spreads',
  rating: 'pl',
  circles: 'pools',
  exempt: 'spread',
  exemptFirst: false,
  clubs: null,
  spare: false,
  terrains: false,
  absentOnce: false,
  roundsInText: false,
  finalInText: false,
  settings: [
    'spreadCap',
    'forfeitSpread',
    'bestOf',
    'startsBy',
    'phase1',
    'phase2',
    'phase3',
    'pools',
    'composed',
    'drawn',
    'rating',
    'prizes',
  ],
  idle: [],
  results: ['games', 'forfeit', 'awarded'],
};
