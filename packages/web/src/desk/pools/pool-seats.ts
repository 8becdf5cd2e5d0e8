import {
  excluded,
  ok,
  type PlayerId,
  type Pools,
  poolsBefore,
  poolsByRule,
  type Refusal,
  type Result,
  type SeatHolder,
  type Standings,
  seatsNow,
  standingsOf,
  type Tournament,
} from '@ronde/engine';
import { phasesOf } from '@ronde/engine/formulas/combinee/phases';
import { drawnOrder } from '@ronde/engine/pairing/pool-sizes';
import { closedRounds } from '@ronde/engine/tournament/find';
import type { Desk } from '../../shell/desk.tsx';

type Facts = Pick<Desk, 'tournament' | 'people'>;

/** One seat of a pool; `player` null: nobody, whoever should meet it is exempt. `moved`: not where the rule deals. */
export interface PoolSeat {
  readonly player: PlayerId | null;
  readonly moved: boolean;
  /** The round from which they have it. */
  readonly from: number;
}

/** Who had a seat (from 0) and has none any more; `until`: the last round in which they had it. */
interface FormerSeat {
  readonly player: PlayerId;
  readonly seat: number;
  readonly until: number;
}

/** How somebody came to be out of the tournament: `after`, the last round that they were drawn in. */
type Gone = { readonly how: 'left' | 'excluded'; readonly after: number };

export interface ShownPool {
  /** From 1. */
  readonly number: number;
  readonly seats: readonly PoolSeat[];
  readonly former: readonly FormerSeat[];
  readonly balance: Balance | null;
}

/** Of those who have a rating of their own; `without`: how many more sit there, on a provisional one. */
export interface Balance {
  readonly mean: number;
  readonly from: number;
  readonly to: number;
  readonly without: number;
}

/** `order`: the order inside each pool is drawn. `fixed`: round 1 is drawn from them. */
export type PoolsShown =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | {
      readonly kind: 'pools';
      readonly pools: readonly ShownPool[];
      readonly order: boolean;
      readonly fixed: boolean;
      /** Here, but nobody has left a seat for them: they wait for phase 2. */
      readonly waiting: readonly PlayerId[];
      /** The greatest difference between two means. */
      readonly spread: number;
    };

/**
 * The pools as they stand: dealt by the rule or moved by hand, then in their drawn order, then as the next draw will
 * take their seats (late entries, those who have left).
 */
export function poolsShown({ tournament, people }: Facts): PoolsShown {
  const found = seatsIn(tournament, people);
  if (!found.ok) return { kind: 'refused', refusal: found.refusal };
  const { held, waiting } = found.value;
  const fixed = tournament.rounds.length > 0;
  const now = held.map((seats) => seats.map((holders) => holders.at(-1) ?? nobody));
  const dealt = fixed ? null : poolOfEach(tournament, people, now);
  const seated = new Set(now.flat().map(({ player }) => player));
  const pools = now.map((seats, i) => ({
    number: i + 1,
    seats: seats.map(({ player, from }) => ({
      player,
      from,
      moved: player !== null && dealt !== null && dealt.get(player) !== i + 1,
    })),
    former: formerOf(held[i] ?? []).filter(({ player }) => !seated.has(player)),
    balance: balanceOf(
      tournament,
      seats.map(({ player }) => player),
    ),
  }));
  const means = pools.flatMap(({ balance }) => balance?.mean ?? []);
  const spread = means.length > 0 ? Math.max(...means) - Math.min(...means) : 0;
  return { kind: 'pools', pools, order: tournament.settings.drawn !== undefined || fixed, fixed, waiting, spread };
}

const nobody: SeatHolder = { player: null, from: 1 };

interface Seats {
  readonly held: readonly (readonly (readonly SeatHolder[])[])[];
  readonly waiting: readonly PlayerId[];
}

/** Before the order is drawn each pool in the order in which it is dealt; then as the draw takes the seats. */
function seatsIn(tournament: Tournament, people: Facts['people']): Result<Seats, Refusal> {
  if (tournament.rounds.length > 0 || tournament.settings.drawn) {
    const found = seatsNow(tournament, people);
    return found.ok ? ok(found.value.seats) : found;
  }
  const dealt = poolsBefore(tournament, people);
  return dealt.ok ? ok({ held: heldFirst(dealt.value), waiting: [] }) : dealt;
}

const heldFirst = (pools: Pools) => pools.map((ids) => ids.map((player) => [{ player, from: 1 }]));

/** Those who had a seat before who has it now. */
function formerOf(held: readonly (readonly SeatHolder[])[]): readonly FormerSeat[] {
  return held.flatMap((holders, seat) =>
    holders.slice(0, -1).flatMap(({ player }, i) => {
      const until = (holders[i + 1]?.from ?? 1) - 1;
      return player === null ? [] : [{ player, seat, until }];
    }),
  );
}

/** Whether somebody in a pool is out of the tournament by now, and since when. */
export function goneFrom(tournament: Tournament, id: PlayerId): Gone | null {
  const { rounds, players } = tournament;
  const out = rounds.findIndex((_, i) => excluded(tournament, i + 1).has(id));
  if (out >= 0) return { how: 'excluded', after: out + 1 };
  const left = players.find((player) => player.id === id)?.left;
  return left === undefined ? null : { how: 'left', after: left };
}

/** Where the rule alone would deal each of those who are seated. */
function poolOfEach(
  tournament: Tournament,
  people: Facts['people'],
  seats: readonly (readonly SeatHolder[])[],
): ReadonlyMap<PlayerId, number> {
  const seated = new Set(seats.flat().flatMap(({ player }) => player ?? []));
  const byRule = poolsByRule(tournament, people, seated);
  const pools = byRule.ok ? byRule.value : [];
  return new Map(pools.flatMap((ids, i) => ids.flatMap((id) => (id === null ? [] : [[id, i + 1] as const]))));
}

/** Rounded means, as they are read. Null: nobody has a rating. */
export function balanceOf({ players }: Tournament, ids: readonly (PlayerId | null)[]): Balance | null {
  const seated = players.filter(({ id }) => ids.includes(id));
  const ratings = seated.flatMap(({ rating }) => rating ?? []);
  if (ratings.length === 0) return null;
  const mean = Math.round(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length);
  return {
    mean,
    from: Math.min(...ratings),
    to: Math.max(...ratings),
    without: seated.length - ratings.length,
  };
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

/** The standings of each pool, best first, as the rounds of phase 1 that are closed make them. */
export interface PoolPlaces {
  readonly standings: Standings;
  /** The place among those of their pool, from 1, in the order of the general standings. */
  readonly of: ReadonlyMap<PlayerId, number>;
}

/** Null before round 1 is closed. `pools`: who sits in each. */
export function poolPlaces(
  { tournament, people }: Pick<Desk, 'tournament' | 'people'>,
  pools: readonly (readonly PlayerId[])[],
): PoolPlaces | null {
  const after = Math.min(closedRounds(tournament), phasesOf(tournament.settings).phase1);
  if (after === 0) return null;
  const standings = standingsOf(tournament, people, { after });
  const of = new Map<PlayerId, number>();
  for (const pool of pools) {
    const mine = standings.rows.filter(({ player }) => pool.includes(player));
    for (const [i, { player }] of mine.entries()) of.set(player, i + 1);
  }
  return { standings, of };
}
