import { ok, refused } from '../base/result.ts';
import { sameValue } from '../base/same-value.ts';
import { formulaOf } from '../formulas/formulas.ts';
import type { Event } from '../tournament/events.ts';
import type { MatchResult } from '../tournament/match-result.ts';
import type { People } from '../tournament/people.ts';
import { impossibleResult } from '../tournament/possible-result.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Tournament } from '../tournament/state.ts';
import { absentTwice } from './absent-twice.ts';
import type { CommandOf, Decided } from './commands.ts';
import { asSeated, settled, type TableAt, tableAt } from './table-at.ts';

/**
 * Records a first result, or corrects one. Refused: no such table, a draft, a first result in a closed round,
 * a result that changed since the author looked, a disputed table, games or scores that can't be, a second absent
 * opponent that nobody has confirmed.
 * The same as one of the two had entered: it is confirmed with that.
 */
export function record(t: Tournament, command: CommandOf<'record'>, people: People): Decided {
  const found = tableAt(t, command);
  if (!found.ok) return found;
  const { at, number, table, current, match } = found.value;
  const result = asSeated(found.value, command.result);
  const wrong = notEnterable(t, found.value, result);
  if (wrong) return refused(wrong);
  if (sameValue(result, current)) return refused({ code: 'same-result', table });
  const saw = command.saw && asSeated(found.value, command.saw);
  if (!sameValue(saw, current)) return refused({ code: 'result-changed', table, current });
  if (match.disputed) return refused({ code: 'disputed', round: number, tables: [table] });
  const twice = command.anyway ? null : absentTwice({ t, people }, found.value, result);
  if (twice) return refused(twice);
  const agreed = match.claim && sameValue(match.claim.value, result);
  const confirmed: readonly Event[] = agreed
    ? [{ kind: 'confirmed', round: number, match: at, from: null, to: true }]
    : [];
  return ok([...settled(found.value, result), ...confirmed]);
}

/** Takes a result off a table whose round is not closed. */
export function clear(t: Tournament, command: CommandOf<'clear'>): Decided {
  const found = tableAt(t, command);
  if (!found.ok) return found;
  const { round, number, table, current, match } = found.value;
  if (!current) return refused({ code: 'no-result', table });
  if (round.status === 'closed') return refused({ code: 'round-closed', round: number, table });
  if (!sameValue(asSeated(found.value, command.saw), current)) {
    return refused({ code: 'result-changed', table, current });
  }
  if (match.disputed) return refused({ code: 'disputed', round: number, tables: [table] });
  return ok(settled(found.value, null));
}

/** Why a value can't be said of a table: a draft, a first one in a closed round, or no result of this formula. */
export function notEnterable(
  t: Tournament,
  { round, number, table, current }: TableAt,
  result: MatchResult,
): Refusal | null {
  if (round.status === 'draft') return { code: 'round-is-draft', round: number };
  if (round.status === 'closed' && !current) return { code: 'round-closed', round: number, table };
  return impossibleResult(result, table, { bestOf: round.bestOf, kinds: formulaOf(t.format).results });
}
