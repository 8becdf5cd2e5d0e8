import type { Audience, Following } from './following.ts';

/** Those of one audience who follow one tournament. */
export const roomOf = (audience: Audience, tournament: string): string => `${audience} ${tournament}`;

/** Screens and desks read the same version. */
export const audiences: readonly Audience[] = ['desk', 'screen', 'public'];

/**
 * What a follower's right to listen was read from, and grows with each one that is taken back: of a screen the key's
 * generation, of the public the version that it was shown.
 */
export const rightOf = ({ audience, version, generation = 0 }: Following): number =>
  audience === 'screen' ? generation : version;
