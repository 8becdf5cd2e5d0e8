import type { PlayerId } from '../../tournament/state.ts';

/** Formule Combinée, before round 1. Pools are counted from 1. */
export type PoolsCommand =
  /** To the free seat of another pool, or (`against`) in exchange with somebody there. `saw`: the pool it was in. */
  | {
      readonly kind: 'move-pool';
      readonly player: PlayerId;
      readonly pool: number;
      readonly saw: number;
      readonly against?: PlayerId;
    }
  /** Back to the pools as the rule deals them; `order`: only their order is taken back, who is where stays. */
  | { readonly kind: 'deal-pools'; readonly order?: true }
  /** Draws the order inside each pool. `attempt`: 1, then one more for each time. */
  | { readonly kind: 'draw-order'; readonly attempt: number };
