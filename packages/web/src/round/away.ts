import type { Player, PlayerId, Tournament } from '@ronde/engine';

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

/**
 * Who has no part in this round, and why: expected late as long as the round is the last one, absent, or gone before it.
 * Who is late stands above a draft, which can still wait for them, and not here.
 */
export function withoutTable(
  tournament: Tournament,
  round: number,
): Record<'late' | 'absent' | 'gone', readonly PlayerId[]> {
  const content = tournament.rounds[round - 1];
  const late = new Set(round === tournament.rounds.length ? lateNow(tournament).map(({ id }) => id) : []);
  const absent = content?.absent ?? [];
  return {
    late: content?.status === 'draft' ? [] : absent.filter((id) => late.has(id)),
    absent: absent.filter((id) => !late.has(id)),
    gone: tournament.players.filter(({ left }) => left !== undefined && left < round).map(({ id }) => id),
  };
}
