import { type Match, playsWargame, roundOf, type Tournament } from '@ronde/engine';
import { type TableWhy, tableWhyIn } from '@ronde/language';
import { plannedRounds } from './standings.ts';

/** What the reasons of a table of this round are told from. */
export function tableWhy(tournament: Tournament, round: number, match: Match): TableWhy {
  const drawnIn = { ...tournament, wargame: playsWargame(tournament), planned: plannedRounds(tournament) };
  return tableWhyIn(drawnIn, round, roundOf(tournament, round) ?? { matches: [] }, match);
}
