import { ok, refused } from '../base/result.ts';
import type { Event } from '../tournament/events.ts';
import { matchOf, playerOf } from '../tournament/find.ts';
import { apply } from '../tournament/log.ts';
import type { People } from '../tournament/people.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import { absentTwice, type InHall } from './absent-twice.ts';
import type { CommandOf, Decided } from './commands.ts';
import { redraw } from './drawing.ts';
import { matchRunning, runningMatch, settled, tableAt } from './table-at.ts';

/**
 * Leaves the tournament and keeps line and points. With a match drawn and not played, the director chooses: forfeit it,
 * or redraw the round while it has no result (rules: situations). A draft can only be redrawn. A forfeit that is
 * somebody's second absent opponent waits for the director's word.
 */
export function withdraw(t: Tournament, command: CommandOf<'withdraw'>, people: People): Decided {
  const player = playerOf(t, command.player);
  if (!player) return refused({ code: 'unknown-player', player: command.player });
  if (player.left !== undefined) return refused({ code: 'already-left', player: player.id });
  if (!runningMatch(t, player.id)) return ok([leaves(player.id, lastDrawn(t, player.id, t.rounds.length))]);
  const asked = matchRunning(t, player.id);
  if (!asked || command.running === 'redraw') return redrawnWithout(t, player.id, people);
  if (command.running === 'forfeit' && t.rounds.at(-1)?.status !== 'draft')
    return forfeits({ t, people }, command, asked.table.players);
  return refused(asked);
}

/** Drawn again from the next round; nothing is credited for those missed (rules: situations). */
export function bringBack(t: Tournament, id: PlayerId): Decided {
  const player = playerOf(t, id);
  if (!player) return refused({ code: 'unknown-player', player: id });
  if (player.left === undefined) return refused({ code: 'has-not-left', player: id });
  const events: Event[] = [{ kind: 'left', player: id, from: player.left, to: null }];
  if (player.presence !== 'here') events.push({ kind: 'presence', player: id, from: player.presence, to: 'here' });
  return ok(events);
}

function lastDrawn(t: Tournament, id: PlayerId, upTo: number): number {
  return t.rounds.slice(0, upTo).findLastIndex((round) => matchOf(round, id) !== undefined) + 1;
}

const leaves = (player: PlayerId, to: number): Event => ({ kind: 'left', player, from: null, to });

function forfeits(
  { t, people }: InHall,
  { player: by, anyway }: CommandOf<'withdraw'>,
  players: readonly [PlayerId, PlayerId],
): Decided {
  const round = t.rounds.length;
  const found = tableAt(t, { round, players });
  if (!found.ok) return found;
  const { match, table } = found.value;
  if (match.disputed) return refused({ code: 'disputed', round, tables: [table] });
  const result = { kind: 'forfeit', by, games: [] } as const;
  const twice = anyway ? null : absentTwice({ t, people }, found.value, result);
  return twice ? refused(twice) : ok([...settled(found.value, result), leaves(by, round)]);
}

function redrawnWithout(t: Tournament, id: PlayerId, people: People): Decided {
  const round = t.rounds.length;
  const leaving = leaves(id, lastDrawn(t, id, round - 1));
  const again = redraw(
    apply(t, leaving),
    { kind: 'redraw', round, attempt: t.rounds[round - 1]?.attempt ?? 0 },
    people,
  );
  return again.ok ? ok([leaving, ...again.value]) : again;
}
