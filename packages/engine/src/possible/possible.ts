import { formulaOf } from '../formulas/formulas.ts';
import { standingsOf } from '../formulas/standings-of.ts';
import { initialRanking } from '../tournament/initial-ranking.ts';
import type { People } from '../tournament/people.ts';
import type { Match, Tournament } from '../tournament/state.ts';
import { lastRound } from './last-round.ts';
import type { PossiblePlace } from './possible-place.ts';
import { placesWithin } from './spans.ts';
import { spansOf } from './spans-of.ts';
import { afterTheFinal, throughTheFinal } from './with-final.ts';

export interface Possible {
  /** Planned rounds that are not drawn. */
  readonly roundsLeft: number;
  /** In the order of the standings. */
  readonly players: readonly PossiblePlace[];
}

/**
 * What is still possible: exact once the last planned round is drawn, from every result that its open tables can
 * still have (forfeits and decisions too); before, and where that is too much to look through, bounds that are never
 * too narrow. Results that are in, tables that are drawn and the players who are registered stay as they are; a draft
 * counts as not drawn. A final that is still to be played is in it.
 */
export function possiblePlaces(tournament: Tournament, people: People): Possible {
  const drawn = withoutDraft(tournament);
  const ranking = initialRanking(drawn, people);
  const roundsLeft = Math.max(0, formulaOf(drawn.format).plannedRounds(drawn) - drawn.rounds.length);
  const open = roundsLeft > 0 || drawn.rounds.some((round) => round.matches.some(isOpen));
  const { rows } = standingsOf(drawn, people, { final: !open });
  if (!open) return { roundsLeft, players: afterTheFinal(drawn, people) };
  const ids = rows.map(({ player }) => player);
  const bounds = placesWithin(spansOf(drawn, ranking, roundsLeft, ids));
  const exactly = roundsLeft === 0 ? lastRound(drawn, ranking) : null;
  const players = rows.map(({ player, rank }, i): PossiblePlace => {
    const { best = 1, worst = ids.length } = bounds[i] ?? {};
    return { player, place: rank, ...(exactly?.(player) ?? { best, worst, exact: false }) };
  });
  const worstBound = (i: number): number => bounds[i]?.worst ?? ids.length;
  return { roundsLeft, players: throughTheFinal(drawn, players, worstBound) };
}

function withoutDraft(tournament: Tournament): Tournament {
  const drafts = tournament.rounds.some(({ status }) => status === 'draft');
  return drafts ? { ...tournament, rounds: tournament.rounds.filter(({ status }) => status !== 'draft') } : tournament;
}

const isOpen = ({ players, result }: Match): boolean => players.length === 2 && !result;
