import type { PlayerId } from '../player-id.ts';

/** Formule Combinée: pools that can't be moved so. Pools are counted from 1. */
export type PoolsRefusal =
  /** Round 1 is drawn from them. */
  | { readonly code: 'pools-fixed' }
  /** The order inside them is drawn: it would have to be drawn again. */
  | { readonly code: 'order-drawn' }
  | { readonly code: 'not-in-pool'; readonly player: PlayerId }
  | { readonly code: 'pool-changed'; readonly player: PlayerId; readonly pool: number }
  | { readonly code: 'no-such-pool'; readonly pool: number; readonly pools: number }
  /** Without a free seat: somebody of `players` has to go the other way. */
  | { readonly code: 'pool-full'; readonly pool: number; readonly players: readonly PlayerId[] };
