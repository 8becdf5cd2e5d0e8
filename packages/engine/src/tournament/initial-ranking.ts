import { frenchOrder } from '../base/french-order.ts';
import { adgElo } from '../rating/elo.ts';
import { provisionalRating } from '../rating/provisional.ts';
import { isWargame } from './formats.ts';
import type { People } from './people.ts';
import { type InSeason, seasonOf } from './season-of.ts';
import type { Player, PlayerId, Tournament } from './state.ts';

/** What decides the rating of somebody who has none: the game, and the season. */
export type RatedAt = InSeason & Pick<Tournament, 'format'>;

/**
 * The rating at the start. Missing: in the wargame the start of its Elo, in Scrabble the provisional rating of the
 * duplicate series (classement PL §2.1).
 */
export function ratingOf(player: Player, at: RatedAt): number {
  if (player.rating) return player.rating;
  if (isWargame(at.format)) return adgElo.start;
  return provisionalRating(player.duplicateSeries, seasonOf(at));
}

const textOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Rating descending, then name, then licence, then id, so that the order is total
 * (FISF Formule Classique §2; the last two are ours).
 */
function initialOrder(tournament: Tournament, people: People): (a: Player, b: Player) => number {
  const ratings = new Map(tournament.players.map((p) => [p.id, ratingOf(p, tournament)]));
  const rating = (p: Player): number => ratings.get(p.id) ?? 0;
  const name = (p: Player): string => people.get(p.id)?.name ?? '';
  const licence = (p: Player): string => people.get(p.id)?.licence ?? '';
  return (a, b) =>
    rating(b) - rating(a) ||
    frenchOrder(name(a), name(b)) ||
    textOrder(licence(a), licence(b)) ||
    textOrder(a.id, b.id);
}

/**
 * Every registered player, best first. Frozen by the first draw; who joins later is inserted at his rating and
 * name, and those who were there keep their order whatever becomes of their names.
 */
export function initialRanking(tournament: Tournament, people: People): readonly PlayerId[] {
  if (tournament.ranking.length === tournament.players.length) return tournament.ranking;
  const order = initialOrder(tournament, people);
  const players = new Map(tournament.players.map((p) => [p.id, p]));
  const frozen = new Set(tournament.ranking);
  const ranked = tournament.ranking.flatMap((id) => players.get(id) ?? []);
  for (const player of tournament.players.filter((p) => !frozen.has(p.id)).sort(order)) {
    const at = ranked.findIndex((other) => order(player, other) < 0);
    ranked.splice(at < 0 ? ranked.length : at, 0, player);
  }
  return ranked.map((p) => p.id);
}
