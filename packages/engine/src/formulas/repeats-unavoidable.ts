import type { Warning } from '../tournament/refusals.ts';

/** With n places (X included) everybody has met everybody after n − 1 rounds; `before` have been played already. */
export function repeatsUnavoidable(
  players: number,
  rounds: number,
  phase: 2 | null,
  before: number,
): readonly Warning[] {
  const free = players + (players % 2) - 1 - before;
  return players > 1 && rounds > free ? [{ code: 'repeats-unavoidable', phase, rounds, free }] : [];
}
