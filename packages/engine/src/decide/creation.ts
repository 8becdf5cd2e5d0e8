import { ok, type Result, refused } from '../base/result.ts';
import type { Event } from '../tournament/events.ts';
import type { FormatId } from '../tournament/formats.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Settings } from '../tournament/settings.ts';
import type { Tournament } from '../tournament/state.ts';

/** What creating a tournament needs. */
export interface Creation {
  readonly id: string;
  readonly name: string;
  readonly format: FormatId;
  readonly date: string;
  readonly endDate?: string;
  readonly place?: string;
  readonly theme?: string;
  /** What it is a pool of, and which. */
  readonly event?: string;
  readonly pool?: string;
  readonly seed: number;
  readonly settings: Settings;
  readonly practice?: true;
}

/** The first event of every log. Refused: a name of nothing but space. */
export function create(creation: Creation): Result<Event, Refusal> {
  if (creation.name.trim() === '') return refused({ code: 'empty-name' });
  const tournament: Tournament = { ...creation, players: [], ranking: [], rounds: [], status: 'open' };
  return ok({ kind: 'created', tournament });
}
