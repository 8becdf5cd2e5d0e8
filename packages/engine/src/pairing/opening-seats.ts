import { excluded } from '../tournament/find.ts';
import type { Match, PlayerId, Round, Tournament } from '../tournament/state.ts';
import { asDrawn } from './by-hand.ts';
import { type OpeningRounds, openingRounds } from './opening-tables.ts';

/** The seats of the fixed rounds when a round is to be drawn. */
export interface OpeningSeats {
  readonly rounds: OpeningRounds;
  /** By place, from 0, who has it or had it last; null is X. */
  readonly seats: readonly (PlayerId | null)[];
}

/** Who is in the hall in a round: those drawn, or (the round to be drawn) those here now. */
type Hall = (round: number) => ReadonlySet<PlayerId>;

/**
 * The seats for round `round`, or null where the general rule draws: not 8 to 16 at the draw of round 1 (X
 * included), the fixed rounds are over, or they ended because a joiner found no seat (rules: fixed rounds).
 */
export function openingSeats(
  tournament: Tournament,
  ranking: readonly PlayerId[],
  round: number,
  present: ReadonlySet<PlayerId>,
): OpeningSeats | null {
  const found = seatsOrJoiner(tournament, ranking, round, present);
  return found && 'seats' in found ? found : null;
}

/** The fixed rounds that end before their last one, and who joined without finding a free seat in them. */
export interface OpeningEnded {
  readonly rounds: number;
  readonly joiner: PlayerId;
}

/**
 * Of a formula with fixed rounds: why a round that is drawn is no fixed one though the fixed tables go so far; null: it
 * is one, or none is foreseen.
 */
export function openingEnded(tournament: Tournament, round: number): OpeningEnded | null {
  const { ranking, rounds } = tournament;
  if (isLarge(rounds[0])) return null;
  const found = seatsOrJoiner(tournament, ranking, round, drawnIn(rounds[round - 1]));
  return found && 'joiner' in found ? found : null;
}

function seatsOrJoiner(
  tournament: Tournament,
  ranking: readonly PlayerId[],
  round: number,
  present: ReadonlySet<PlayerId>,
): OpeningSeats | OpeningEnded | null {
  const atFirst = round === 1 ? present : firstDrawn(tournament.rounds[0]);
  const rounds = openingRounds(atFirst.size + (atFirst.size % 2), tournament.settings);
  if (round > rounds.length) return null;
  const hall: Hall = (number) => (number === round ? present : drawnIn(tournament.rounds[number - 1]));
  const seats: (PlayerId | null)[] = ranking.filter((id) => atFirst.has(id));
  const free = seats.length % 2 === 1 ? [seats.push(null) - 1] : [];
  for (let number = 1; number <= round; number++) {
    const isGone = goneBefore(tournament, number, round);
    free.push(...seats.flatMap((id, seat) => (id !== null && !free.includes(seat) && isGone(id) ? [seat] : [])));
    const joiner = seatJoiners(ranking, seats, free, hall(number));
    if (joiner !== null) return { rounds: rounds.length, joiner };
  }
  return { rounds, seats };
}

/** Whether the fixed rounds were all played to their end: the next one is drawn without PPM (§6.2). */
export function endsOpening(tournament: Tournament, ranking: readonly PlayerId[], after: number): boolean {
  if (after === 0 || after > tournament.rounds.length || isLarge(tournament.rounds[0])) return false;
  const last = openingSeats(tournament, ranking, after, drawnIn(tournament.rounds[after - 1]));
  return last !== null && last.rounds.length === after;
}

/** More players than any fixed rounds seat; a hall with more tables is not even counted. */
function isLarge(first: Round | undefined): boolean {
  return (first?.matches.length ?? 0) > mostSeats || drawnIn(first).size > mostSeats;
}

const mostSeats = 16;

function drawnIn(round: Round | undefined): ReadonlySet<PlayerId> {
  return new Set(round?.matches.flatMap((match: Match) => match.players as readonly PlayerId[]));
}

/** Who came while round 1 was in play joined it: the places were given without him, and stay. */
function firstDrawn(round: Round | undefined): ReadonlySet<PlayerId> {
  return new Set(round?.matches.flatMap(asDrawn));
}

/**
 * Who has left before a round, or was excluded. Who came back has no `left` any more: he was gone in the rounds that
 * have him neither at a table nor among the absent.
 */
function goneBefore(tournament: Tournament, number: number, now: number): (id: PlayerId) => boolean {
  const out = excluded(tournament, number - 1);
  const left = new Map(tournament.players.map((player) => [player.id, player.left ?? now]));
  const past = number < now ? tournament.rounds[number - 1] : undefined;
  const known = new Set([...drawnIn(past), ...(past?.matches.flatMap(asDrawn) ?? []), ...(past?.absent ?? [])]);
  return (id) => (left.get(id) ?? now) < number || out.has(id) || (past !== undefined && !known.has(id));
}

/**
 * Joiners take the free seats, in initial order, in the order the seats fell free (who comes back his own, while it is
 * free). Who finds none; null: everybody sits.
 */
function seatJoiners(
  ranking: readonly PlayerId[],
  seats: (PlayerId | null)[],
  free: number[],
  here: ReadonlySet<PlayerId>,
): PlayerId | null {
  for (const id of ranking) {
    const own = seats.indexOf(id);
    if (!here.has(id) || (own >= 0 && !free.includes(own))) continue;
    const [seat] = free.splice(Math.max(0, free.indexOf(own)), 1);
    if (seat === undefined) return id;
    seats[seat] = id;
  }
  return null;
}
