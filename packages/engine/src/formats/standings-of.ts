import type { Standings } from '../standings/standing.ts';
import { initialRanking } from '../tournament/initial-ranking.ts';
import type { People } from '../tournament/people.ts';
import type { Tournament } from '../tournament/state.ts';
import { formatOf } from './formats.ts';

/**
 * The standings of a tournament: after all rounds or the first `after`, strict or (`final`) with shared places.
 * Results that are missing count for nothing.
 */
export function standingsOf(
  tournament: Tournament,
  people: People,
  asked: { readonly after?: number; readonly final?: boolean } = {},
): Standings {
  const { after = tournament.rounds.length, final = false } = asked;
  return formatOf(tournament.format).standings(tournament, initialRanking(tournament, people), after, final);
}
