import type { Tally } from '../standings/tally.ts';
import type { Reasoned } from './reasoned.ts';

/**
 * A second exemption is a repeat (Formule Classique, "Pairing") also where everybody has had one and the lowest of
 * those with fewest may have it again: how many of the exempt tables are such ones. Those that a walk took for a
 * repeat are counted already.
 */
export function exemptAgain(sums: Pick<Tally, 'players' | 'exemptions'>, pairs: readonly Reasoned[]): number {
  return pairs.filter(({ players: [id, other], why }) => {
    if (other !== undefined) return false;
    const before = sums.exemptions[sums.players.indexOf(id)]?.length ?? 0;
    return before > 0 && !why.some(({ step }) => step === 'repeat');
  }).length;
}
