import type { Standings } from '../standings/standing.ts';
import { initialRanking } from '../tournament/initial-ranking.ts';
import type { People } from '../tournament/people.ts';
import type { FormatId, Tournament } from '../tournament/state.ts';
import { wargameFormula } from './art-de-la-guerre/formula.ts';
import { classiqueFormula } from './classique/formula.ts';
import { belgianFormula } from './classique-belge/formula.ts';
import { combineeFormula } from './combinee/formula.ts';
import type { Formula } from './formula.ts';
import { swissFormula } from './suisse/formula.ts';
import { roundRobinFormula } from './toutes-rondes/formula.ts';

const formulas: Readonly<Record<FormatId, Formula>> = {
  classique: classiqueFormula,
  'classique-belge': belgianFormula,
  combinee: combineeFormula,
  'art-de-la-guerre': wargameFormula,
  'toutes-rondes': roundRobinFormula,
  suisse: swissFormula,
};

/** What a formula says beside its draw. A page that reads standings does not load what makes tables. */
export function formulaOf(id: FormatId): Formula {
  return formulas[id];
}

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
