import { ok, refused } from '../base/result.ts';
import { sameValue } from '../base/same-value.ts';
import type { Event } from '../tournament/events.ts';
import { authorPlayer, playerAuthor } from '../tournament/ids.ts';
import type { MatchResult } from '../tournament/match-result.ts';
import type { People } from '../tournament/people.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import { absentTwice } from './absent-twice.ts';
import type { CommandOf, Decided } from './commands.ts';
import { notEnterable } from './results.ts';
import { asSeated, settled, type TableAt, tableAt } from './table-at.ts';

/**
 * What one of the two says of their match. It waits for the other: the same value records it, another one makes a
 * dispute, and neither counts. Where a result stands already, the same confirms it and another disputes it. In a
 * dispute of the two, either corrects what they said or says what the other did, which ends it. Refused: a stranger, a
 * round that is not in play, a table that is disputed otherwise or settled, what was said before, a second absent
 * opponent, which no player can confirm.
 */
export function claim(t: Tournament, command: CommandOf<'claim'>, people: People): Decided {
  const found = tableAt(t, command);
  if (!found.ok) return found;
  const { round, number, table, match } = found.value;
  if (!table.players.includes(command.by)) return refused({ code: 'not-at-table', table, player: command.by });
  if (round.status === 'closed') return refused({ code: 'round-closed', round: number, table });
  const value = asSeated(found.value, command.result);
  const wrong = notEnterable(t, found.value, value);
  if (wrong) return refused(wrong);
  if (match.disputed) return betweenPhones(found.value, command.by, value);
  if (isSettled(found.value) && !sameValue(value, match.result)) return refused({ code: 'settled', table });
  const twice = absentTwice({ t, people }, found.value, value);
  if (twice) return refused(twice);
  const events = said(found.value, command.by, value);
  return events.length === 0 ? refused({ code: 'same-result', table }) : ok(events);
}

/**
 * Both said another value and nothing else stands: either may say a better one, and as soon as both say the same the
 * dispute is over without an arbiter. Refused: a dispute with the desk's value or of somebody else.
 */
function betweenPhones(found: TableAt, by: PlayerId, value: MatchResult): Decided {
  const { number: round, at, table, match, current } = found;
  const { claim: first, disputed: second } = match;
  const mine = first?.by === by ? first.value : second?.by === playerAuthor(by) ? second.value : null;
  const phones = first && second?.value && authorPlayer(second.by) !== null && !current;
  if (!phones || !mine) return refused({ code: 'disputed', round, tables: [table] });
  if (sameValue(mine, value)) return refused({ code: 'same-result', table });
  const theirs = first.by === by ? second.value : first.value;
  if (sameValue(theirs, value)) return ok(ended(found, value));
  const spot = { round, match: at };
  return ok([
    first.by === by
      ? { kind: 'claimed', ...spot, from: first, to: { by, value } }
      : { kind: 'disputed', ...spot, from: second, to: { ...second, value } },
  ]);
}

/**
 * Read by two, retained by an arbiter, or a decision of one: a phone alone no longer puts it in doubt. A player who
 * disagrees goes to the desk, which can.
 */
function isSettled({ match }: TableAt): boolean {
  const kind = match.result?.kind;
  return match.confirmed === true || kind === 'forfeit' || kind === 'awarded';
}

/** None: nothing new was said. */
function said(found: TableAt, by: PlayerId, value: MatchResult): readonly Event[] {
  const { match, current } = found;
  const spot = { round: found.number, match: found.at };
  const disputes: Event = { kind: 'disputed', ...spot, from: null, to: { value, by: playerAuthor(by) } };
  const confirms: Event = { kind: 'confirmed', ...spot, from: null, to: true };
  if (current) return sameValue(current, value) ? (match.confirmed ? [] : [confirms]) : [disputes];
  const { claim } = match;
  const waits: Event = { kind: 'claimed', ...spot, from: claim ?? null, to: { by, value } };
  if (!claim) return [waits];
  const same = sameValue(claim.value, value);
  if (claim.by === by) return same ? [] : [waits];
  return same ? [...settled(found, value), confirms] : [disputes];
}

/**
 * A second value for a table, or a doubt without one. What stands goes on standing, and the round can't close until
 * one is retained. Refused: a draft, a table that is disputed already, the same value, one that can't be.
 */
export function dispute(t: Tournament, command: CommandOf<'dispute'>): Decided {
  const found = tableAt(t, command);
  if (!found.ok) return found;
  const { round, number, at, table, match } = found.value;
  if (round.status === 'draft') return refused({ code: 'round-is-draft', round: number });
  if (match.disputed) return refused({ code: 'disputed', round: number, tables: [table] });
  const value = command.value && asSeated(found.value, command.value);
  const wrong = value && notEnterable(t, found.value, value);
  if (wrong) return refused(wrong);
  if (value && sameValue(value, firstValue(found.value))) return refused({ code: 'same-result', table });
  const { by, note } = command;
  const to = { value, by, ...(note !== undefined && { note }) };
  return ok([{ kind: 'disputed', round: number, match: at, from: null, to }]);
}

/**
 * Ends a dispute with a result that the arbiter has read, so it is confirmed; or, where nothing stood, with none.
 * Refused: not disputed, or not by the value that was seen; a result that can't be; a second absent opponent that
 * nobody has confirmed.
 */
export function retain(t: Tournament, command: CommandOf<'retain'>, people: People): Decided {
  const found = tableAt(t, command);
  if (!found.ok) return found;
  const { table, match } = found.value;
  const { disputed } = match;
  const saw = command.saw && asSeated(found.value, command.saw);
  if (!disputed || !sameValue(disputed.value, saw)) return refused({ code: 'not-disputed', table });
  const result = retained(found.value, command.which);
  if (!result && command.which !== 'first') return refused({ code: 'no-result', table });
  const wrong = result && command.which !== 'first' ? notEnterable(t, found.value, result) : null;
  if (wrong) return refused(wrong);
  const twice = result && !command.anyway ? absentTwice({ t, people }, found.value, result) : null;
  return twice ? refused(twice) : ok(ended(found.value, result));
}

function retained(found: TableAt, which: CommandOf<'retain'>['which']): MatchResult | null {
  if (which === 'first') return firstValue(found);
  return which === 'second' ? (found.match.disputed?.value ?? null) : asSeated(found, which);
}

/** Somebody else has read a result. Refused: none, disputed, another than the one that was seen, confirmed before. */
export function confirm(t: Tournament, command: CommandOf<'confirm'>): Decided {
  const found = tableAt(t, command);
  if (!found.ok) return found;
  const { number, at, table, current, match } = found.value;
  if (!current) return refused({ code: 'no-result', table });
  if (match.disputed) return refused({ code: 'disputed', round: number, tables: [table] });
  if (!sameValue(asSeated(found.value, command.saw), current)) {
    return refused({ code: 'result-changed', table, current });
  }
  if (match.confirmed) return refused({ code: 'already-confirmed', table });
  return ok([{ kind: 'confirmed', round: number, match: at, from: null, to: true }]);
}

/** What stood before the second value: the result, or one player's entry. */
function firstValue({ current, match }: TableAt): MatchResult | null {
  return current ?? match.claim?.value ?? null;
}

function ended({ number, at, match, current }: TableAt, result: MatchResult | null): readonly Event[] {
  const spot = { round: number, match: at };
  const events: Event[] = [{ kind: 'disputed', ...spot, from: match.disputed ?? null, to: null }];
  if (match.claim) events.push({ kind: 'claimed', ...spot, from: match.claim, to: null });
  if (!sameValue(result, current)) events.push({ kind: 'result', ...spot, from: current, to: result });
  if (result && !match.confirmed) events.push({ kind: 'confirmed', ...spot, from: null, to: true });
  return events;
}
