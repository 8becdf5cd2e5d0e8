import type { Tournament } from './state.ts';

/** What a tournament says of itself, its formula and settings apart. */
export type Details = Partial<Pick<Tournament, 'name' | 'date' | 'endDate' | 'event' | 'place' | 'theme' | 'pool'>>;
