import { type PlayerId, poolsBefore, type Refusal, type Tournament } from '@ronde/engine';
import { drawnOrder } from '@ronde/engine/pairing/pool-order';
import type { Desk } from '../frame/desk.ts';

type Facts = Pick<Desk, 'tournament' | 'people'>;

/** One seat of a pool; `player` null: nobody, whoever should meet it is exempt. `moved`: not where the rule deals. */
export interface PoolSeat {
  readonly player: PlayerId | null;
  readonly moved: boolean;
}

export interface ShownPool {
  /** From 1. */
  readonly number: number;
  readonly seats: readonly PoolSeat[];
  readonly balance: Balance | null;
}

/** Of those who have a rating. */
export interface Balance {
  readonly mean: number;
  readonly from: number;
  readonly to: number;
}

/** `order`: the order inside each pool is drawn. `fixed`: round 1 is drawn from them. */
export type PoolsShown =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | {
      readonly kind: 'pools';
      readonly pools: readonly ShownPool[];
      readonly order: boolean;
      readonly fixed: boolean;
      /** The greatest difference between two means. */
      readonly spread: number;
    };

/** The pools as they stand: dealt by the rule or moved by hand, then in their drawn order. */
export function poolsShown(desk: Facts): PoolsShown {
  const { tournament, people } = desk;
  const { drawn } = tournament.settings;
  const now = poolsBefore(tournament, people);
  if (!now.ok && !drawn) return { kind: 'refused', refusal: now.refusal };
  const pools = drawn ?? (now.ok ? now.value : []);
  const dealt = poolOfEach(desk);
  const shown = pools.map((ids, i) => ({
    number: i + 1,
    seats: ids.map((player) => ({ player, moved: player !== null && dealt.get(player) !== i + 1 })),
    balance: balanceOf(tournament, ids),
  }));
  const means = shown.flatMap(({ balance }) => balance?.mean ?? []);
  const spread = means.length > 0 ? Math.max(...means) - Math.min(...means) : 0;
  return { kind: 'pools', pools: shown, order: drawn !== undefined, fixed: tournament.rounds.length > 0, spread };
}

/** Where the rule alone would deal each; after round 1 nothing is said of it. */
function poolOfEach({ tournament, people }: Facts): ReadonlyMap<PlayerId, number> {
  const { composed: _, drawn: __, ...settings } = tournament.settings;
  const byRule = poolsBefore({ ...tournament, rounds: [], settings }, people);
  const pools = byRule.ok ? byRule.value : [];
  return new Map(pools.flatMap((ids, i) => ids.flatMap((id) => (id === null ? [] : [[id, i + 1] as const]))));
}

/** Rounded means, as they are read. Null: nobody has a rating. */
export function balanceOf({ players }: Tournament, ids: readonly (PlayerId | null)[]): Balance | null {
  const ratings = players.flatMap(({ id, rating }) => (ids.includes(id) && rating !== undefined ? [rating] : []));
  if (ratings.length === 0) return null;
  const mean = Math.round(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length);
  return { mean, from: Math.min(...ratings), to: Math.max(...ratings) };
}

const mostTries = 200;

/** The attempt that the next order is drawn in: one more than the one that gave today's. */
export function nextAttempt({ seed, settings }: Tournament): number {
  const { drawn } = settings;
  if (!drawn) return 1;
  const same = JSON.stringify(drawn);
  for (let attempt = 1; attempt < mostTries; attempt++)
    if (JSON.stringify(drawnOrder(seed, attempt, drawn)) === same) return attempt + 1;
  return mostTries;
}
