import { chance } from '../base/chance.ts';
import type { PlayerId } from '../tournament/player-id.ts';
import type { Pools } from '../tournament/settings.ts';

/** What stands for X where the order of a pool is drawn. */
const seatOfX = 'X';

/**
 * The order inside each pool, by lot (Formule Combinée §2-5): ascending by
 * `chance(seed, "pool-order", 1, attempt, [id])`, then by id; X is drawn like a player, under the id "X". It doesn't
 * depend on how the pool was composed, nor on the order of the file.
 */
export function drawnOrder(seed: number, attempt: number, pools: Pools): Pools {
  const lot = (id: PlayerId | null): number => chance(seed, 'pool-order', 1, attempt, [id ?? seatOfX]);
  return pools.map((pool) =>
    pool
      .map((id) => ({ id, name: id ?? seatOfX, lot: lot(id) }))
      .sort((a, b) => a.lot - b.lot || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
      .map(({ id }) => id),
  );
}
