import type { Standings } from '../standings/standing.ts';
import { initialRanking } from '../tournament/initial-ranking.ts';
import type { People } from '../tournament/people.ts';
import type { Tournament } from '../tournament/state.ts';
import { formulaOf } from './formulas.ts';

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
  return formulaOf(tournament.format).standings(tournament, initialRanking(tournament, people), after, final);
}
