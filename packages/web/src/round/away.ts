import type { Player, Tournament } from '@ronde/engine';

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
