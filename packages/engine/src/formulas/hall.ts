import { ok, type Result, refused } from '../base/result.ts';
import { placesIn, placesWhere } from '../criteria/places.ts';
import type { Tally } from '../criteria/tally.ts';
import { reasonedByHand, wrongByHand } from '../pairing/by-hand.ts';
import type { Reasoned } from '../pairing/field.ts';
import { type Seating, seated } from '../pairing/seating.ts';
import { takingPart } from '../tournament/find.ts';
import type { Refusal, Warning } from '../tournament/refusals.ts';
import type { Match, PlayerId, Tournament } from '../tournament/state.ts';
import { exemptByHand } from './exempt-by-hand.ts';
import type { Draw, DrawRequest } from './formula.ts';

/** What a hall needs to know of the results; a formula's tally holds more. */
type HallSums = Pick<Tally, 'players' | 'freeWins'>;

/** Who is in the hall for a round, in the ranking that it is drawn from. */
export interface PlayersPresent<S extends HallSums = Tally> {
  readonly present: ReadonlySet<PlayerId>;
  readonly made: readonly Match[];
  readonly byHand: ReadonlySet<PlayerId>;
  readonly sums: S;
  /** Those present, as places in the initial ranking. */
  readonly order: readonly number[];
  /** The same without those who play at tables made by hand. */
  readonly free: readonly number[];
}

/** The results that a ranking is made of, and the order they put some places in. */
export interface RoundRanking<S extends HallSums = Tally> {
  readonly sums: S;
  readonly order: (here: readonly number[]) => readonly number[];
}

/** Those to be drawn: taking part, not known to be away. */
export function presentFor(tournament: Tournament, { absent }: DrawRequest): ReadonlySet<PlayerId> {
  const ids = takingPart(tournament).map(({ id }) => id);
  return new Set(absent.size > 0 ? ids.filter((id) => !absent.has(id)) : ids);
}

/** Refused: fewer than two present, or tables made by hand that can't stand. */
export function hallOf<S extends HallSums>(
  request: DrawRequest,
  present: ReadonlySet<PlayerId>,
  { sums, order }: RoundRanking<S>,
): Result<PlayersPresent<S>, Refusal> {
  if (present.size < 2) return refused({ code: 'too-few-players', present: present.size, needed: 2 });
  const made = request.made ?? [];
  const wrong = wrongByHand(made, present);
  if (wrong) return refused(wrong);
  const byHand = new Set(made.flatMap((match) => match.players as readonly PlayerId[]));
  const here = order(placesWhere(sums.players, (id) => present.has(id)));
  const free = byHand.size > 0 ? here.filter((place) => !byHand.has(idAt(sums, place))) : here;
  return ok({ present, made, byHand, sums, order: here, free });
}

const idAt = (sums: HallSums, place: number): PlayerId => sums.players[place] ?? '';

/** What a formula's own mechanism made of a hall. */
export interface RoundMade {
  readonly pairs: readonly Reasoned[];
  readonly repeats: number;
  readonly sameClub?: number;
  /** The fewest repeats that a complete round can have, where the rule may keep more; missing: those made. */
  readonly fewest?: number;
  /** What the rule settled before the draw: the fewest is that of the others. */
  readonly settled?: 'exempt' | 'fixed' | undefined;
  /** Another complete round with fewer repeats. */
  readonly proposal?: readonly Reasoned[];
  readonly planned: number;
  /** Present, but without a seat in the circle. */
  readonly waiting?: readonly PlayerId[];
  /** Until when they wait. */
  readonly until?: 'phase-2' | 'end';
}

/** The draw: tables made by hand and by the rule, numbered, with who starts; the exempt last. */
export function roundDrawn(
  tournament: Tournament,
  request: DrawRequest,
  hall: PlayersPresent<HallSums>,
  made: RoundMade,
): Draw {
  const { round, attempt, ranking } = request;
  const seating = { round, attempt, ...seatingOf(hall) };
  const byHand = reasonedByHand(hall.made);
  const matches = seated(tournament, seating, [...byHand, ...made.pairs]);
  return {
    round,
    // Who waits for a seat is in no match either: the round says so.
    absent: ranking.filter((id) => request.absent.has(id) || made.waiting?.includes(id)),
    matches,
    repeats: made.repeats,
    sameClub: made.sameClub ?? 0,
    proposal: made.proposal ? seated(tournament, seating, [...byHand, ...made.proposal]) : null,
    warnings: [...warnings(round, made), ...exemptByHand(round, matches)],
  };
}

function seatingOf({ sums, order }: PlayersPresent<HallSums>): Pick<Seating, 'rank' | 'freeWins'> {
  const places = placesIn(sums.players);
  const ranks = new Int32Array(sums.players.length).fill(order.length);
  order.forEach((place, rank) => {
    ranks[place] = rank;
  });
  const of = <T>(list: ArrayLike<T>, id: PlayerId): T | undefined => list[places.get(id) ?? -1];
  return { rank: (id) => of(ranks, id) ?? order.length, freeWins: (id) => of(sums.freeWins, id) ?? [] };
}

function warnings(round: number, made: RoundMade): readonly Warning[] {
  const { planned, repeats, fewest = repeats, settled, waiting = [], until = 'end' } = made;
  const said: Warning[] = waiting.map((player) => ({ code: 'no-seat', round, player, until }));
  if (round > planned) said.push({ code: 'beyond-planned', round, planned });
  if (repeats > 0) said.push({ code: 'repeats-left', repeats, fewest, ...(settled && { settled }) });
  return said;
}
