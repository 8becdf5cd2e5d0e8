import { missingTables, playerOf } from '../tournament/find.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Tournament } from '../tournament/state.ts';

/** The round's tables without result, and who of them has left meanwhile; null when none is missing. */
export function resultsMissing(t: Tournament, round: number): Extract<Refusal, { code: 'results-missing' }> | null {
  const missing = missingTables(t, round);
  if (missing.length === 0) return null;
  const left = missing.flatMap((table) => table.players.filter((id) => playerOf(t, id)?.left !== undefined));
  return { code: 'results-missing', round, missing, left };
}
