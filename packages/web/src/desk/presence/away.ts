import { excluded, type Player, type PlayerId, type Tournament, withoutSeat } from '@ronde/engine';

/** Those who take part but are not in the hall: what a draw must name, so that both saw the same absences. */
export function away(tournament: Tournament): readonly Player[] {
  return tournament.players.filter((player) => player.left === undefined && player.presence !== 'here');
}

/** Registered, and nobody has yet said whether they are here, late or absent. */
export function unchecked(tournament: Tournament): readonly Player[] {
  return away(tournament).filter((player) => player.presence === 'expected');
}

/** Expected late: the next draw goes without them, unless somebody notes that they are here. */
export function lateNow(tournament: Tournament): readonly Player[] {
  return away(tournament).filter((player) => player.presence === 'late');
}

/** Who did not come to the last round that was played (a forfeit, not a game broken off) and counts as here all the same. */
export function noShows(tournament: Tournament): { readonly round: number; readonly players: readonly Player[] } {
  const { rounds } = tournament;
  const round = rounds.length - (rounds.at(-1)?.status === 'draft' ? 1 : 0);
  const out = excluded(tournament);
  const gone = new Set(
    (rounds[round - 1]?.matches ?? []).flatMap(({ players, result }): readonly PlayerId[] =>
      result?.kind === 'forfeit' && result.games.length === 0
        ? players.filter((id) => result.by === 'both' || result.by === id)
        : [],
    ),
  );
  const players = tournament.players.filter(
    ({ id, left, presence }) => gone.has(id) && left === undefined && presence === 'here' && !out.has(id),
  );
  return { round, players };
}

/**
 * Who has no part in this round, and why: expected late or come since it was published as long as the round is the last
 * one, without a seat in the pools, absent, or gone before it. Who is late stands above a draft, which can still wait
 * for them, and not here.
 */
export function withoutTable(
  tournament: Tournament,
  round: number,
): Record<'late' | 'arrived' | 'seatless' | 'absent' | 'gone', readonly PlayerId[]> {
  const content = tournament.rounds[round - 1];
  const absent = content?.absent ?? [];
  const last = round === tournament.rounds.length;
  const late = new Set(last ? lateNow(tournament).map(({ id }) => id) : []);
  const seats = last ? withoutSeat(tournament, round) : null;
  const seatless = new Set(seats?.free === 0 ? seats.players : []);
  const come = new Set(arrived(tournament, round).filter((id) => !seatless.has(id)));
  return {
    late: content?.status === 'draft' ? [] : absent.filter((id) => late.has(id)),
    arrived: [...come],
    seatless: absent.filter((id) => seatless.has(id)),
    absent: absent.filter((id) => !late.has(id) && !come.has(id) && !seatless.has(id)),
    gone: tournament.players.filter(({ left }) => left !== undefined && left < round).map(({ id }) => id),
  };
}

/** Who is in the hall by now and at no table of the round in play: it was published without them. */
export function arrived(tournament: Tournament, round: number): readonly PlayerId[] {
  const content = tournament.rounds[round - 1];
  if (round !== tournament.rounds.length || content?.status !== 'published') return [];
  const seated = new Set<PlayerId>(content.matches.flatMap(({ players }): readonly PlayerId[] => players));
  const out = excluded(tournament);
  return tournament.players.flatMap(({ id, left, presence }) =>
    presence === 'here' && left === undefined && !seated.has(id) && !out.has(id) ? [id] : [],
  );
}

/**
 * In a circle that has begun one more present does not make a bye or take it away: how many have no seat in the next
 * round of it, or in the draft of it. Null: no such circle.
 */
export function nextSeats(
  tournament: Tournament,
): { readonly seatless: number; readonly until: 'phase-2' | 'end' } | null {
  const { rounds } = tournament;
  const seats = withoutSeat(tournament, rounds.at(-1)?.status === 'draft' ? rounds.length : rounds.length + 1);
  return seats && { seatless: Math.max(0, seats.players.length - seats.free), until: seats.until };
}
