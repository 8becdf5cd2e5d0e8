import type { Refusal } from '../tournament/refusals.ts';
import type { Tournament } from '../tournament/state.ts';

/** The rounds stand once a final is set up on them. */
export function finalSetUp({ final }: Tournament): Refusal | null {
  return final && final.matches.length > 0 ? { code: 'final-set-up' } : null;
}
