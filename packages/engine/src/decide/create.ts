import { ok, type Result, refused } from '../base/result.ts';
import type { Event } from '../tournament/events.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Tournament } from '../tournament/state.ts';
import type { Creation } from './commands.ts';

/** The first event of every log. Refused: a name of nothing but space. */
export function create(creation: Creation): Result<Event, Refusal> {
  if (creation.name.trim() === '') return refused({ code: 'empty-name' });
  const tournament: Tournament = { ...creation, players: [], ranking: [], rounds: [], status: 'open' };
  return ok({ kind: 'created', tournament });
}
