import { ok, type Result, refused } from '../base/result.ts';
import type { Event } from '../tournament/events.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Tournament } from '../tournament/state.ts';
import type { CommandOf } from './command-of.ts';

/** Opens to the public, or makes private again; of a closed tournament too. Refused: it is so already. */
export function show(t: Tournament, { open }: CommandOf<'show'>): Result<readonly Event[], Refusal> {
  const from = t.open === true;
  return open === from ? refused({ code: 'already-shown', open }) : ok([{ kind: 'shown', from, to: open }]);
}
