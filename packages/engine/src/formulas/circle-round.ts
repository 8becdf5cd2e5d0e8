import { ok, type Result } from '../base/result.ts';
import { type Field, fieldOf, type Reasoned } from '../pairing/field.ts';
import { type PoolMeeting, poolRound, withTheRest } from '../pairing/pool-round.ts';
import type { PoolSeats } from '../pairing/pool-seats.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Pools } from '../tournament/settings.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import type { Step } from '../tournament/steps.ts';
import type { Draw, DrawRequest } from './formula.ts';
import { hallOf, type PlayersPresent, presentFor, type RoundRanking, roundDrawn } from './hall.ts';

/** Where the pools of Formule Combinée and the one circle of toutes rondes part. */
interface CircleRule {
  /** In their drawn order, as round 1 found them; null is X. */
  readonly pools: Pools;
  /** Who has each seat in this round. */
  readonly seats: PoolSeats;
  /** The circle round that so many seats play in a round. */
  readonly circle: (seats: number, round: number) => number;
  readonly why: (meeting: PoolMeeting) => Step;
  readonly ranking: RoundRanking;
  readonly planned: number;
  /** Until when somebody for whom there is no seat has to wait. */
  readonly until: 'phase-2' | 'end';
  /** Who starts, where the rule says more than usual. `order`: those present, best first. */
  readonly starters?: (pairs: readonly Reasoned[], order: readonly PlayerId[]) => readonly Reasoned[];
}

/** A round made by circles: X's opponent, and that of somebody known to be away, is exempt. */
export function drawInCircles(tournament: Tournament, request: DrawRequest, rule: CircleRule): Result<Draw, Refusal> {
  const { round, made = [] } = request;
  const { seats } = rule;
  const present = presentFor(tournament, request);
  const byHand = new Set(made.flatMap((match) => match.players as readonly PlayerId[]));
  const waiting = seats.waiting.filter((id) => !byHand.has(id));
  const playing = new Set([...present].filter((id) => !waiting.includes(id)));
  const found = hallOf(request, playing, rule.ranking);
  if (!found.ok) return found;
  const hall = found.value;
  const order = hall.order.map((place) => hall.sums.players[place] ?? '');
  const circle = (pool: readonly unknown[]): number => rule.circle(pool.length, round);
  const tables = poolRound({ pools: seats.pools, circle, present: playing, byHand, why: rule.why });
  const { pairs, repeats } = withTheRest(tables, order, (ids) => fieldAmong(hall, ids));
  const drawn = roundDrawn(tournament, request, hall, {
    pairs: rule.starters?.(pairs, order) ?? pairs,
    repeats,
    planned: rule.planned,
    waiting,
    until: rule.until,
  });
  return ok(round === 1 ? { ...drawn, pools: rule.pools } : drawn);
}

/** Some of those present as a field, in the order of the ranking. */
function fieldAmong({ sums, order }: PlayersPresent, ids: readonly PlayerId[]): Field {
  const some = new Set(ids);
  return fieldOf(
    sums,
    order.filter((place) => some.has(sums.players[place] ?? '')),
  );
}
