import type { PlayerId, Tournament } from '../tournament/state.ts';

/** Those who take part but are not in the hall: known to be away, so not drawn. In the order of registration. */
export function awayNow(t: Tournament): readonly PlayerId[] {
  return t.players.filter((p) => p.left === undefined && p.presence !== 'here').map((p) => p.id);
}
