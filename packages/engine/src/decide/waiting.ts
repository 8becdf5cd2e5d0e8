import { formulaOf } from '../formulas/formulas.ts';
import { missingTables, playerOf } from '../tournament/find.ts';
import type { Refusal, TableRef } from '../tournament/refusals.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import { finalOpen } from './finals.ts';
import { disputedTables } from './table-at.ts';

/** The one thing that the day waits for: the page to open, the act of the filled button. */
export type Waiting =
  | { readonly kind: 'registration' }
  | { readonly kind: 'draw'; readonly round: number }
  | { readonly kind: 'publish'; readonly round: number }
  | { readonly kind: 'results'; readonly round: number; readonly missing: readonly TableRef[] }
  /** Every other result is in: one of two values has to be retained before the round, or the tournament, can close. */
  | { readonly kind: 'disputes'; readonly round: number; readonly disputed: readonly TableRef[] }
  | { readonly kind: 'close-round'; readonly round: number }
  /** The rounds are over and matches of the final can be set up, or a tie for its last place has to be settled. */
  | { readonly kind: 'draw-final' }
  | { readonly kind: 'final-results'; readonly missing: readonly (readonly [PlayerId, PlayerId])[] }
  | { readonly kind: 'close' }
  | { readonly kind: 'closed' };

export function waiting(tournament: Tournament): Waiting {
  if (tournament.status === 'closed') return { kind: 'closed' };
  // A round may be reopened after the next one was drawn: the earliest that waits comes first.
  const at = tournament.rounds.findIndex((round) => round.status !== 'closed');
  return at < 0 ? betweenRounds(tournament) : inRound(tournament, at + 1);
}

function inRound(tournament: Tournament, round: number): Waiting {
  if (tournament.rounds[round - 1]?.status === 'draft') return { kind: 'publish', round };
  const disputed = disputedTables(tournament, round);
  const missing = missingTables(tournament, round);
  // A disputed table without result is missing too, and waits for the arbiter alone.
  const arbiters = new Set(disputed.map(({ table }) => table));
  if (missing.some(({ table }) => !arbiters.has(table))) return { kind: 'results', round, missing };
  return disputed.length > 0 ? { kind: 'disputes', round, disputed } : { kind: 'close-round', round };
}

function betweenRounds(tournament: Tournament): Waiting {
  const drawn = tournament.rounds.length;
  if (drawn === 0) return { kind: 'registration' };
  if (drawn < formulaOf(tournament.format).plannedRounds(tournament)) return { kind: 'draw', round: drawn + 1 };
  // What is doubted after its round was closed keeps the tournament from closing.
  for (let round = 1; round <= drawn; round++) {
    const disputed = disputedTables(tournament, round);
    if (disputed.length > 0) return { kind: 'disputes', round, disputed };
  }
  return finalOpen(tournament) ? inFinal(tournament) : { kind: 'close' };
}

function inFinal({ final }: Tournament): Waiting {
  const missing = (final?.matches ?? []).filter(({ result }) => !result).map(({ players }) => players);
  return missing.length > 0 ? { kind: 'final-results', missing } : { kind: 'draw-final' };
}

/** The round's tables without result, and who of them has left meanwhile; null when none is missing. */
export function resultsMissing(t: Tournament, round: number): Extract<Refusal, { code: 'results-missing' }> | null {
  const missing = missingTables(t, round);
  if (missing.length === 0) return null;
  const left = missing.flatMap((table) => table.players.filter((id) => playerOf(t, id)?.left !== undefined));
  return { code: 'results-missing', round, missing, left };
}
