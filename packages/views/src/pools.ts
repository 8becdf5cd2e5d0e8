import { initialRanking, type People, type PlayerId, seatsNow, type Tournament, traitsOf } from '@ronde/engine';
import { phasesOf } from '@ronde/engine/formulas/combinee/phases';
import { circleOf, seatsOfPools } from '@ronde/engine/formulas/combinee/pools';
import { circleRound } from '@ronde/engine/pairing/circle';

/** One pool of phase 1 with all its rounds, which are known once the order inside is drawn (Formule Combinée §2-5). */
export interface PoolPlan {
  /** From 1. */
  readonly number: number;
  /** Who has each seat now, in the drawn order; null: nobody, whoever should meet it is exempt. */
  readonly seats: readonly (PlayerId | null)[];
  /** From round 1: whom each of them meets, null: nobody. As the tables are once they are published. */
  readonly rounds: readonly ReadonlyMap<PlayerId, PlayerId | null>[];
}

/**
 * The pools and who meets whom in the whole of phase 1. Empty: a formula without pools, or their order is not drawn.
 * A draft counts for nothing: its tables may change.
 */
export function poolPlans(tournament: Tournament, people: People): readonly PoolPlan[] {
  const { format, settings } = tournament;
  const rounds = tournament.rounds.filter(({ status }) => status !== 'draft');
  if (traitsOf(format).circles !== 'pools' || (rounds.length === 0 && settings.drawn === undefined)) return [];
  const held = rounds.length > 0 ? heldNow({ ...tournament, rounds }, people) : settings.drawn?.map(asDrawn);
  const phases = phasesOf(settings);
  return (held ?? []).map((held, i) => ({
    number: i + 1,
    seats: held.map((holders) => holders.at(-1)?.player ?? null),
    rounds: Array.from({ length: phases.phase1 }, (_, at) => {
      const round = at + 1;
      const seats = held.map((holders) => holders.findLast(({ from }) => from <= round)?.player ?? null);
      const played = rounds[at];
      return played ? metAt(played.matches, new Set(seats)) : byCircle(seats, circleOf(phases)(seats.length, round));
    }),
  }));
}

type Holders = readonly { readonly player: PlayerId | null; readonly from: number }[];

function heldNow(tournament: Tournament, people: People): readonly (readonly Holders[])[] {
  const found = seatsNow(tournament, people);
  return found.ok ? found.value.seats.held : [];
}

/** Before round 1 the pools are those that were drawn, whoever is in the hall; a file may leave X out. */
const asDrawn = (pool: readonly (PlayerId | null)[]): readonly Holders[] =>
  (pool.length % 2 === 1 ? [...pool, null] : pool).map((player) => [{ player, from: 1 }]);

/** As the circle sets them against each other. */
function byCircle(seats: readonly (PlayerId | null)[], turn: number): ReadonlyMap<PlayerId, PlayerId | null> {
  const meetings = circleRound(seats.length, turn).flatMap(
    ([a, b]): readonly (readonly [PlayerId, PlayerId | null])[] => {
      const [one, other] = [seats[a - 1] ?? null, seats[b - 1] ?? null];
      return [...(one === null ? [] : [[one, other] as const]), ...(other === null ? [] : [[other, one] as const])];
    },
  );
  return new Map(meetings);
}

/** As they were seated, by hand too; whoever of the pool was away stands in no table. */
function metAt(
  matches: Tournament['rounds'][number]['matches'],
  pool: ReadonlySet<PlayerId | null>,
): ReadonlyMap<PlayerId, PlayerId | null> {
  return new Map(
    matches.flatMap(({ players: [a, b] }): readonly (readonly [PlayerId, PlayerId | null])[] => [
      ...(pool.has(a) ? [[a, b ?? null] as const] : []),
      ...(b !== undefined && pool.has(b) ? [[b, a] as const] : []),
    ]),
  );
}

/** The pool of each who has a seat now, from 1: for the tables of a round of phase 1. */
export const poolNumbers = (plans: readonly PoolPlan[]): ReadonlyMap<PlayerId, number> =>
  new Map(plans.flatMap(({ number, seats }) => seats.flatMap((id) => (id === null ? [] : [[id, number] as const]))));

/** Somebody who has a seat that was not theirs at the draw. `of`: who had it before; null: nobody, it was free. */
export interface SeatTaken {
  readonly player: PlayerId;
  readonly of: PlayerId | null;
  /** From 1, both. */
  readonly pool: number;
  readonly seat: number;
  /** The first round in which they have it. */
  readonly from: number;
}

/** Seats that latecomers have in a round of phase 1 which is drawn, or is the next one (`people`: who may still come). */
export function seatsTaken(tournament: Tournament, round: number, people: People = new Map()): readonly SeatTaken[] {
  if (traitsOf(tournament.format).circles !== 'pools' || round < 2) return [];
  if (round > phasesOf(tournament.settings).phase1) return [];
  const drawn = tournament.rounds[round - 1];
  const here = drawn
    ? drawn.matches.flatMap(({ players }) => players as readonly PlayerId[])
    : tournament.players.filter(({ presence, left }) => presence === 'here' && left === undefined).map(({ id }) => id);
  const found = seatsOfPools(
    tournament,
    { round, attempt: 1, ranking: initialRanking(tournament, people) },
    new Set(here),
  );
  if (!found.ok) return [];
  return found.value.seats.held.flatMap((seats, pool) =>
    seats.flatMap((holders, seat): readonly SeatTaken[] => {
      const now = holders.findLast(({ from }) => from <= round);
      if (!now || now.player === null || now.from < 2) return [];
      const before = holders.findLast(({ player, from }) => from < now.from && player !== null);
      const of = before?.player === now.player ? null : (before?.player ?? null);
      return [{ player: now.player, of, pool: pool + 1, seat: seat + 1, from: now.from }];
    }),
  );
}
