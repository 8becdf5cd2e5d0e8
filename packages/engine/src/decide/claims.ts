import { ok, refused } from '../base/result.ts';
import { sameValue } from '../base/same-value.ts';
import type { Event } from '../tournament/events.ts';
import type { MatchResult } from '../tournament/match-result.ts';
import type { People } from '../tournament/people.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import { absentTwice } from './absent-twice.ts';
import type { CommandOf, Decided } from './commands.ts';
import { notEnterable } from './results.ts';
import { asSeated, settled, type TableAt, tableAt } from './table-at.ts';

/**
 * What one of the two says of their match. It waits for the other: the same value records it, another one makes a
 * dispute, and neither counts. Where a result stands already, the same confirms it and another disputes it.
 * Refused: a stranger, a round that is not in play, a table that is disputed or settled, what was said before, a second
 * absent opponent, which no player can confirm.
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
  if (match.disputed) return refused({ code: 'disputed', round: number, tables: [table] });
  if (isSettled(found.value) && !sameValue(value, match.result)) return refused({ code: 'settled', table });
  const twice = absentTwice({ t, people }, found.value, value);
  if (twice) return refused(twice);
  const events = said(found.value, command.by, value);
  return events.length === 0 ? refused({ code: 'same-result', table }) : ok(events);
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
  const disputes: Event = { kind: 'disputed', ...spot, from: null, to: { value, by: authorOf(by) } };
  const confirms: Event = { kind: 'confirmed', ...spot, from: null, to: true };
  if (current) return sameValue(current, value) ? (match.confirmed ? [] : [confirms]) : [disputes];
  const { claim } = match;
  const waits: Event = { kind: 'claimed', ...spot, from: claim ?? null, to: { by, value } };
  if (!claim) return [waits];
  const same = sameValue(claim.value, value);
  if (claim.by === by) return same ? [] : [waits];
  return same ? [...settled(found, value), confirms] : [disputes];
}

/** A player, as the log names its authors. */
const authorOf = (player: PlayerId): string => `player:${player}`;
