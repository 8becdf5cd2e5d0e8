import { excluded, matchOf } from '../tournament/find.ts';
import type { Pools } from '../tournament/settings.ts';
import type { Match, PlayerId, Round, Tournament } from '../tournament/state.ts';
import { circleRound } from './circle.ts';

/** The seats of a round that a circle makes, and those present for whom there is none. */
export interface PoolSeats {
  /** Each pool in its drawn order; null is X. */
  readonly pools: Pools;
  /** Of each seat, who has had it so far, the last one now. */
  readonly held: readonly (readonly (readonly SeatHolder[])[])[];
  readonly waiting: readonly PlayerId[];
}

/** Who has a seat from a round on; null is X. */
export interface SeatHolder {
  readonly player: PlayerId | null;
  readonly from: number;
}

/** The round to be drawn, those in the hall, and the circle round that so many seats play in a round. */
interface PoolsNow {
  readonly round: number;
  readonly present: ReadonlySet<PlayerId>;
  readonly circle: (seats: number, round: number) => number;
}

/** A seat by pool and place in it, from 0. */
interface Seat {
  readonly pool: number;
  readonly place: number;
}

/** What the rounds before did to the seats; `free`: X's seats in the order they fell free. */
interface Seats {
  readonly pools: (PlayerId | null)[][];
  readonly held: SeatHolder[][][];
  readonly free: Seat[];
  /** The seat that somebody who went had. */
  readonly former: Map<PlayerId, Seat>;
}

/**
 * The seats when round `round` is drawn. Whoever left, or was excluded, gives his seat to X; who comes later takes a
 * seat of X, in the order of the initial ranking: his own, if he had one; that of X whose opponent he played in the
 * running round; else the one that fell free first (late entry, leaving; the order is ours).
 */
export function poolSeats(
  tournament: Tournament,
  ranking: readonly PlayerId[],
  first: Pools,
  { round: now, present, circle }: PoolsNow,
): PoolSeats {
  const pools = first.map((pool) => [...pool]);
  const free = pools.flatMap((ids, pool) => ids.flatMap((id, place) => (id === null ? [{ pool, place }] : [])));
  const held = pools.map((ids) => ids.map((player) => [{ player, from: 1 }]));
  const seats: Seats = { pools, held, free, former: new Map() };
  let waiting: readonly PlayerId[] = [];
  const left = new Map(tournament.players.map((player) => [player.id, player.left ?? now]));
  for (let round = 1; round <= now; round++) {
    vacate(seats, round, goneBefore(tournament, left, round, now));
    const played = round < now ? tournament.rounds[round - 1] : undefined;
    const hall = played ? drawnIn(played) : present;
    waiting = seatJoiners(
      seats,
      round,
      ranking.filter((id) => hall.has(id)),
      (id) => played && opposite(pools, (size) => circle(size, round), rivalOf(played, id)),
    );
  }
  return { pools, held, waiting };
}

/** From a round on a seat is somebody else's, or X's. */
function give({ pools, held }: Seats, { pool, place }: Seat, player: PlayerId | null, from: number): void {
  const ids = pools[pool];
  if (ids) ids[place] = player;
  const holders = held[pool]?.[place] ?? [];
  if (holders.at(-1)?.from === from) holders.pop();
  holders.push({ player, from });
}

function rivalOf(round: Round, id: PlayerId): PlayerId | undefined {
  return matchOf(round, id)?.players.find((player) => player !== id);
}

/** The seat that the circle sets against somebody's. */
function opposite(pools: Pools, circle: (size: number) => number, id: PlayerId | undefined): Seat | undefined {
  const pool = pools.findIndex((ids) => id !== undefined && ids.includes(id));
  const ids = pools[pool];
  if (!ids || id === undefined) return undefined;
  const own = ids.indexOf(id) + 1;
  const pair = circleRound(ids.length, circle(ids.length)).find((places) => places.includes(own));
  return pair && { pool, place: (pair[0] === own ? pair[1] : pair[0]) - 1 };
}

function vacate(seats: Seats, round: number, isAway: (id: PlayerId) => boolean): void {
  const { pools, free, former } = seats;
  for (const [pool, ids] of pools.entries()) {
    for (const [place, id] of ids.entries()) {
      if (id === null || !isAway(id)) continue;
      give(seats, { pool, place }, null, round);
      free.push({ pool, place });
      former.set(id, { pool, place });
    }
  }
}

/**
 * Whether somebody had gone before a round. Who came back has no `left` any more: he was gone in the rounds that have
 * him neither at a table nor among the absent.
 */
function goneBefore(
  tournament: Tournament,
  left: ReadonlyMap<PlayerId, number>,
  round: number,
  now: number,
): (id: PlayerId) => boolean {
  const out = excluded(tournament, round - 1);
  const past = round < now ? tournament.rounds[round - 1] : undefined;
  const known = new Set([...drawnIn(past), ...(past?.absent ?? [])]);
  return (id) => (left.get(id) ?? now) < round || out.has(id) || (past !== undefined && !known.has(id));
}

/** Answers those for whom there is no seat. `against`: the seat that the opponent of a round already played has to face. */
function seatJoiners(
  seats: Seats,
  round: number,
  present: readonly PlayerId[],
  against: (id: PlayerId) => Seat | undefined,
): readonly PlayerId[] {
  const { pools, free, former } = seats;
  const seated = new Set(pools.flat());
  return present.filter((id) => {
    if (seated.has(id)) return false;
    const wanted = [former.get(id), against(id)].map((seat) =>
      free.findIndex(({ pool, place }) => pool === seat?.pool && place === seat.place),
    );
    const [seat] = free.splice(wanted.find((at) => at >= 0) ?? 0, 1);
    if (!seat) return true;
    give(seats, seat, id, round);
    return false;
  });
}

function drawnIn(round: Round | undefined): ReadonlySet<PlayerId> {
  return new Set(round?.matches.flatMap((match: Match) => match.players as readonly PlayerId[]));
}
