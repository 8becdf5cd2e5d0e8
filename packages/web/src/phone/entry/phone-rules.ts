import type { Mode } from '../../entry/slots.ts';
import type { Length } from '../../entry/typed.ts';
import type { Now } from '../net/own-page.ts';

/** What a player may type of their match. */
export interface PhoneRules extends Length {
  /** The ways to type it, the usual one first. */
  readonly modes: readonly Mode[];
  /** A winner without figures can be said. */
  readonly decided: boolean;
}

/** `kinds`: what the formula takes from a phone. `wargame`: it is one of armies. */
export function phoneRules({ kinds, bestOf }: Now<'table'>, wargame: boolean): PhoneRules {
  const usual: readonly Mode[] = wargame ? ['losses', 'points', 'games'] : ['games', 'losses', 'points'];
  return {
    bestOf,
    modes: usual.filter((mode) => kinds.includes(mode)),
    decided: kinds.includes('decided'),
  };
}
