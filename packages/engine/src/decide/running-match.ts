import { matchOf, tableRef } from '../tournament/find.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Match, PlayerId, Tournament } from '../tournament/state.ts';
import { spokenTables } from './table-at.ts';

export type MatchRunning = Extract<Refusal, { code: 'match-running' }>;

/** Their match of the last round while it waits for a result; in a draft, an exemption too. */
export function runningMatch(t: Tournament, id: PlayerId): Match | undefined {
  const round = t.rounds.at(-1);
  const match = round && matchOf(round, id);
  if (!round || !match || match.result || round.status === 'closed') return undefined;
  return match.players.length === 2 || round.status === 'draft' ? match : undefined;
}

/** What has to be chosen before somebody leaves a table of two: null where nothing has. */
export function matchRunning(t: Tournament, player: PlayerId): MatchRunning | null {
  const round = t.rounds.at(-1);
  const running = runningMatch(t, player);
  const table = running && tableRef(t.rounds.length, running);
  if (!round || !table) return null;
  return { code: 'match-running', player, table, redrawPossible: spokenTables(round, t.rounds.length).length === 0 };
}
