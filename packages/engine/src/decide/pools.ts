import { ok, type Result, refused } from '../base/result.ts';
import { sameValue } from '../base/same-value.ts';
import { poolsBefore } from '../formulas/combinee/pools.ts';
import { formulaOf } from '../formulas/formulas.ts';
import { drawnOrder } from '../pairing/pool-sizes.ts';
import type { Event } from '../tournament/events.ts';
import { publishedRounds } from '../tournament/find.ts';
import type { People } from '../tournament/people.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Pools } from '../tournament/settings.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import type { CommandOf, Decided } from './commands.ts';
import { dealtAgain } from './settings.ts';

/**
 * Moves somebody to another pool: to its free seat, or in exchange with somebody there, so that every pool keeps its
 * size. Refused: no pools, round 1 or the order drawn, not in a pool or in another than the author saw, a full pool.
 */
export function movePool(t: Tournament, command: CommandOf<'move-pool'>, people: People): Decided {
  const found = poolsOf(t, people);
  if (!found.ok) return found;
  if (t.settings.drawn) return refused({ code: 'order-drawn' });
  const { player, pool, saw, against } = command;
  const pools = found.value;
  const own = seatIn(pools, player);
  if (!own) return refused({ code: 'not-in-pool', player });
  if (own.pool !== saw) return refused({ code: 'pool-changed', player, pool: own.pool });
  const there = pools[pool - 1];
  if (!there) return refused({ code: 'no-such-pool', pool, pools: pools.length });
  if (pool === saw) return refused({ code: 'nothing-changes' });
  const place = there.indexOf(against ?? null);
  if (place < 0) {
    return refused(
      against === undefined
        ? { code: 'pool-full', pool, players: there.flatMap((id) => id ?? []) }
        : { code: 'not-in-pool', player: against },
    );
  }
  return ok([composedAs(t, exchanged(pools, own, { pool, place }))]);
}

/** Back to the pools as the rule deals them, or before the draw of their order. Refused: nothing was, round 1 is drawn. */
export function dealPools(t: Tournament, { order }: CommandOf<'deal-pools'>, people: People): Decided {
  const found = poolsOf(t, people);
  if (!found.ok) return found;
  const events = order ? undrawn(t) : dealtAgain(t);
  return events.length === 0 ? refused({ code: 'nothing-changes' }) : ok(events);
}

function undrawn({ settings }: Tournament): readonly Event[] {
  const { composed = null, drawn = null } = settings;
  const kept = { from: composed, to: composed };
  return drawn ? [{ kind: 'pools', composed: kept, drawn: { from: drawn, to: null }, attempt: null }] : [];
}

/** Draws the order inside each pool, from the tournament's seed; the first round is then made from it. */
export function drawOrder(t: Tournament, { attempt }: CommandOf<'draw-order'>, people: People): Decided {
  const found = poolsOf(t, people);
  if (!found.ok) return found;
  const { composed = null, drawn = null } = t.settings;
  const to = drawnOrder(t.seed, attempt, found.value);
  if (JSON.stringify(to) === JSON.stringify(drawn)) return refused({ code: 'nothing-changes' });
  return ok([{ kind: 'pools', composed: { from: composed, to: composed }, drawn: { from: drawn, to }, attempt }]);
}

/**
 * Lets everybody read the pools as they are drawn, before round 1 tells them. Refused: no pools, an order that is not
 * drawn yet, pools that round 1 tells already or that are read so.
 */
export function showPools(t: Tournament, { shown }: CommandOf<'show-pools'>): Decided {
  if (!formulaOf(t.format).settings.includes('phase1')) return refused({ code: 'no-pools', format: t.format });
  const { drawn } = t.settings;
  if (shown && !drawn) return refused({ code: 'order-not-drawn' });
  const from = t.shownPools ?? null;
  const to = shown && drawn ? drawn : null;
  return publishedRounds(t) > 0 || sameValue(from, to)
    ? refused({ code: 'nothing-changes' })
    : ok([{ kind: 'pools-shown', from, to }]);
}

/** The pools as they stand before round 1; X is null. */
function poolsOf(t: Tournament, people: People): Result<Pools, Refusal> {
  if (!formulaOf(t.format).settings.includes('phase1')) return refused({ code: 'no-pools', format: t.format });
  return t.rounds.length > 0 ? refused({ code: 'pools-fixed' }) : poolsBefore(t, people);
}

interface Seat {
  /** From 1. */
  readonly pool: number;
  /** From 0. */
  readonly place: number;
}

function seatIn(pools: Pools, player: PlayerId): Seat | null {
  const at = pools.findIndex((pool) => pool.includes(player));
  return at < 0 ? null : { pool: at + 1, place: pools[at]?.indexOf(player) ?? 0 };
}

function exchanged(pools: Pools, one: Seat, other: Seat): Pools {
  const at = ({ pool, place }: Seat): PlayerId | null => pools[pool - 1]?.[place] ?? null;
  return pools.map((ids, i) =>
    ids.map((id, place) => {
      if (i === one.pool - 1 && place === one.place) return at(other);
      return i === other.pool - 1 && place === other.place ? at(one) : id;
    }),
  );
}

function composedAs({ settings }: Tournament, to: Pools): Event {
  const { composed = null } = settings;
  return { kind: 'pools', composed: { from: composed, to }, drawn: { from: null, to: null }, attempt: null };
}
