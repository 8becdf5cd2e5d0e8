import { type Season, season2015 } from './season.ts';

/** The seasons of the PL rating that are known, as dated data: a new one is one more here. */
export const seasons: readonly [Season, ...Season[]] = [season2015];
