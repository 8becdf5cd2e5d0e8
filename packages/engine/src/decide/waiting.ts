import { formatOf } from '../formats/formats.ts';
import { missingTables } from '../tournament/find.ts';
import type { TableRef } from '../tournament/refusals.ts';
import type { Tournament } from '../tournament/state.ts';

/** The one thing that the day waits for: the page to open, the act of the filled button. */
export type Waiting =
  | { readonly kind: 'registration' }
  | { readonly kind: 'draw'; readonly round: number }
  | { readonly kind: 'publish'; readonly round: number }
  | { readonly kind: 'results'; readonly round: number; readonly missing: readonly TableRef[] }
  | { readonly kind: 'close-round'; readonly round: number }
  | { readonly kind: 'close' }
  | { readonly kind: 'closed' };

export function waiting(tournament: Tournament): Waiting {
  if (tournament.status === 'closed') return { kind: 'closed' };
  // A round may be reopened after the next one was drawn: the earliest that waits comes first.
  const at = tournament.rounds.findIndex((round) => round.status !== 'closed');
  const round = at + 1;
  if (at < 0) {
    const drawn = tournament.rounds.length;
    if (drawn === 0) return { kind: 'registration' };
    return drawn < formatOf(tournament.format).plannedRounds(tournament)
      ? { kind: 'draw', round: drawn + 1 }
      : { kind: 'close' };
  }
  if (tournament.rounds[at]?.status === 'draft') return { kind: 'publish', round };
  const missing = missingTables(tournament, round);
  return missing.length > 0 ? { kind: 'results', round, missing } : { kind: 'close-round', round };
}
