import type { Warning } from '../../tournament/refusals.ts';
import type { Tournament } from '../../tournament/state.ts';
import { spreadWarnings } from '../classique/formula.ts';
import { repeatsUnavoidable } from '../repeats-unavoidable.ts';
import { phasesOf } from './phases.ts';
import { playersOfPools } from './pools.ts';

/** What is played though the text does not foresee it, or though repeats can't be avoided. */
export function warnings(tournament: Tournament): readonly Warning[] {
  const { phase1, phase2 } = phasesOf(tournament.settings);
  const players = playersOfPools(tournament).length;
  const needed = 2 * (phase1 + 1);
  const below: readonly Warning[] = players === needed - 1 ? [{ code: 'below-the-text', players, needed }] : [];
  // Phase 3 is never too long: 9 rounds at most, and whoever makes two pools has 11 opponents.
  return [...spreadWarnings(tournament), ...below, ...repeatsUnavoidable(players, phase2, 2, phase1)];
}
