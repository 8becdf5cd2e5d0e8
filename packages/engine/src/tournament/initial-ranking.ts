import { frenchOrder } from '../base/french-order.ts';
import type { People } from './people.ts';
import type { Player, PlayerId, Tournament } from './state.ts';

/** A missing rating counts as that of a new licence (classement PL §2.1). */
export const newLicenceRating = 1000;

export function ratingOf(player: Player): number {
  return player.rating ?? newLicenceRating;
}

const textOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Rating descending, then name, then licence, then id, so that the order is total
 * (FISF Formule Classique §2; the last two are ours).
 */
function initialOrder(people: People): (a: Player, b: Player) => number {
  const name = (p: Player): string => people.get(p.id)?.name ?? '';
  const licence = (p: Player): string => people.get(p.id)?.licence ?? '';
  return (a, b) =>
    ratingOf(b) - ratingOf(a) ||
    frenchOrder(name(a), name(b)) ||
    textOrder(licence(a), licence(b)) ||
    textOrder(a.id, b.id);
}

/**
 * Every registered player, best first. Frozen by the first draw; who joins later is inserted at his rating and
 * name, and those who were there keep their order whatever becomes of their names.
 */
export function initialRanking(tournament: Tournament, people: People): readonly PlayerId[] {
  const order = initialOrder(people);
  if (tournament.ranking.length === tournament.players.length) return tournament.ranking;
  const players = new Map(tournament.players.map((p) => [p.id, p]));
  const frozen = new Set(tournament.ranking);
  const ranked = tournament.ranking.flatMap((id) => players.get(id) ?? []);
  for (const player of tournament.players.filter((p) => !frozen.has(p.id)).sort(order)) {
    const at = ranked.findIndex((other) => order(player, other) < 0);
    ranked.splice(at < 0 ? ranked.length : at, 0, player);
  }
  return ranked.map((p) => p.id);
}
