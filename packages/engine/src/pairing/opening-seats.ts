import { excluded, matchOf } from '../tournament/find.ts';
import type { Match, PlayerId, Round, Tournament } from '../tournament/state.ts';
import { type OpeningRounds, openingRounds } from './opening-tables.ts';

/** The seats of the fixed rounds when a round is to be drawn; null is X's. */
export interface Seats {
  readonly rounds: OpeningRounds;
  /** By place, from 0. */
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
): Seats | null {
  const atFirstCount = round === 1 ? present.size : drawnCount(tournament.rounds[0]);
  const rounds = openingRounds(atFirstCount + (atFirstCount % 2), tournament.settings);
  if (round > rounds.length) return null;
  const hall: Hall = (number) => (number === round ? present : drawnIn(tournament.rounds[number - 1]));
  const atFirst = hall(1);
  const seats: (PlayerId | null)[] = ranking.filter((id) => atFirst.has(id));
  if (seats.length % 2 === 1) seats.push(null);
  const free = seats.flatMap((id, seat) => (id === null ? [seat] : []));
  for (let number = 2; number <= round; number++) {
    free.push(...vacate(tournament, seats, number));
    if (!seatJoiners(ranking, seats, free, hall(number))) return null;
  }
  return { rounds, seats };
}

/** Whether the fixed rounds were all played to their end: the next one is drawn without PPM (§6.2). */
export function endsOpening(tournament: Tournament, ranking: readonly PlayerId[], after: number): boolean {
  if (after === 0 || after > tournament.rounds.length || drawnCount(tournament.rounds[0]) > mostSeats) return false;
  const last = openingSeats(tournament, ranking, after, drawnIn(tournament.rounds[after - 1]));
  return last !== null && last.rounds.length === after;
}

/** More than any fixed rounds seat. */
const mostSeats = 16;

function drawnCount(round: Round | undefined): number {
  let count = 0;
  for (const match of round?.matches ?? []) count += match.players.length;
  return count;
}

function drawnIn(round: Round | undefined): ReadonlySet<PlayerId> {
  return new Set(round?.matches.flatMap((match: Match) => match.players as readonly PlayerId[]));
}

/** A leaver's seat becomes X's. Answers the seats that fell free, in seat order. */
function vacate(tournament: Tournament, seats: (PlayerId | null)[], round: number): readonly number[] {
  return seats.flatMap((id, seat) => {
    if (id === null || !isGone(tournament, id, round)) return [];
    seats[seat] = null;
    return [seat];
  });
}

function isGone(tournament: Tournament, id: PlayerId, round: number): boolean {
  const left = tournament.players.find((player) => player.id === id)?.left;
  if (left !== undefined && left < round) return true;
  return excluded(tournament, round - 1).has(id);
}

/** Joiners take the free seats, in initial order, in the order the seats fell free; false when one finds none. */
function seatJoiners(
  ranking: readonly PlayerId[],
  seats: (PlayerId | null)[],
  free: number[],
  here: ReadonlySet<PlayerId>,
): boolean {
  for (const id of ranking.filter((player) => here.has(player) && !seats.includes(player))) {
    const seat = free.shift();
    if (seat === undefined) return false;
    seats[seat] = id;
  }
  return true;
}

/** Whether two have met in a match that counts as such, for those left over in a fixed round. */
export function playedTogether(tournament: Tournament, a: PlayerId, b: PlayerId): boolean {
  return tournament.rounds.some((round) => {
    const match = matchOf(round, a);
    if (!match?.result || !(match.players as readonly PlayerId[]).includes(b)) return false;
    return match.result.kind !== 'forfeit' || match.result.games.length > 0;
  });
}
