import { type PlayerId, standingsOf } from '@ronde/engine';
import { phasesOf } from '@ronde/engine/formulas/combinee/phases';
import { closedRounds } from '@ronde/engine/tournament/find';
import type { Desk } from '../../shell/desk.ts';

/** Where somebody stands among those of their pool, in the order of the general standings. */
export interface PoolPlace {
  /** From 1. */
  readonly place: number;
  readonly pm: number;
  readonly pdep: number;
}

/** The standings of each pool, best first, as the rounds of phase 1 that are closed make them. */
export interface PoolPlaces {
  readonly after: number;
  readonly of: ReadonlyMap<PlayerId, PoolPlace>;
}

/** Null before round 1 is closed. `pools`: who sits in each. */
export function poolPlaces(
  { tournament, people }: Pick<Desk, 'tournament' | 'people'>,
  pools: readonly (readonly PlayerId[])[],
): PoolPlaces | null {
  const after = Math.min(closedRounds(tournament), phasesOf(tournament.settings).phase1);
  if (after === 0) return null;
  const { rows } = standingsOf(tournament, people, { after });
  const of = new Map<PlayerId, PoolPlace>();
  for (const pool of pools) {
    const mine = rows.flatMap((row) => ('pm' in row && pool.includes(row.player) ? [row] : []));
    for (const [i, { player, pm, pdep }] of mine.entries()) of.set(player, { place: i + 1, pm, pdep });
  }
  return { after, of };
}
