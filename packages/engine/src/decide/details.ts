import { keysOf } from '../base/keys-changed.ts';
import { ok, refused } from '../base/result.ts';
import { sameValue } from '../base/same-value.ts';
import type { Details } from '../tournament/details.ts';
import type { Tournament } from '../tournament/state.ts';
import type { CommandOf } from './command-of.ts';
import type { Decided } from './decided.ts';

/**
 * Changes what the tournament says of itself; its name and date stay where they are not given another one.
 * Refused: an empty name, a last day before the first, a detail that changed since the author looked, no change.
 */
export function changeDetails(t: Tournament, { saw, to }: CommandOf<'details'>): Decided {
  const asked = keysOf<Details>({ from: saw, to });
  const other = asked.find((key) => Object.hasOwn(saw, key) && !sameValue(t[key], saw[key]));
  if (other) return refused({ code: 'detail-changed', detail: other });
  const changing = asked.filter((key) => !sameValue(t[key], to[key]) && (to[key] !== undefined || !always.has(key)));
  if (changing.length === 0) return refused({ code: 'nothing-changes' });
  if (changing.includes('name') && to.name?.trim() === '') return refused({ code: 'empty-name' });
  const only = (side: Details): Details =>
    Object.fromEntries(changing.flatMap((key) => (side[key] === undefined ? [] : [[key, side[key]]])));
  const date = to.date ?? t.date;
  const endDate = changing.includes('endDate') ? to.endDate : t.endDate;
  if (endDate !== undefined && endDate < date) return refused({ code: 'dates-reversed', date, endDate });
  return ok([{ kind: 'details', from: only(t), to: only(to) }]);
}

const always: ReadonlySet<keyof Details> = new Set<keyof Details>(['name', 'date']);
