import { sha256 } from '../base/sha256.ts';
import type { Tournament } from '../tournament/state.ts';

/**
 * A digest of all results before a round: what « Garder les tables » was said about (CORR-02). Another correction
 * makes another one, so that it is asked again.
 */
export function resultsBefore({ rounds }: Pick<Tournament, 'rounds'>, round: number): string {
  const results = rounds.slice(0, round - 1).map(({ matches }) => matches.map(({ result }) => result ?? null));
  return sha256(JSON.stringify(results)).slice(0, 16);
}
