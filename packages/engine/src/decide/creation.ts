import { ok, type Result, refused } from '../base/result.ts';
import { impossibleTerms } from '../final/next-matches.ts';
import type { Event } from '../tournament/events.ts';
import type { FormatId } from '../tournament/formats.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Settings } from '../tournament/settings.ts';
import type { Final, Tournament } from '../tournament/state.ts';

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
  /** A final that is foreseen; who plays it follows from the rounds. */
  readonly final?: Omit<Final, 'matches' | 'lastPlace'>;
  readonly practice?: true;
}

/** The first event of every log. Refused: a name of nothing but space, a final that cannot be. */
export function create({ final, ...creation }: Creation): Result<Event, Refusal> {
  if (creation.name.trim() === '') return refused({ code: 'empty-name' });
  const wrong = final && impossibleTerms(creation.format, final);
  if (wrong) return refused(wrong);
  const planned = final && { final: { ...final, matches: [] } };
  const tournament: Tournament = { ...creation, players: [], ranking: [], rounds: [], ...planned, status: 'open' };
  return ok({ kind: 'created', tournament });
}
