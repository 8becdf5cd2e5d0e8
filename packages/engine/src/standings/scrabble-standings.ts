import type { HeadToHeadRule } from '../criteria/ppm.ts';
import { columnsOf, type Scoring } from '../criteria/round-sums.ts';
import { type Group, scrabbleOrder } from '../criteria/scrabble-order.ts';
import { addedUp, type Tally } from '../criteria/tally.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import { listed } from './listed.ts';
import type { ScrabbleStanding, ScrabbleStandings } from './standing.ts';
import { ties } from './ties.ts';

/** Which standings are asked for, and by which reading of the rule. */
export interface ScrabbleQuestion {
  readonly ranking: readonly PlayerId[];
  readonly after: number;
  readonly final: boolean;
  readonly scoring: Scoring;
  readonly headToHead: HeadToHeadRule;
}

/**
 * Standings after `after` rounds. Between rounds the order is strict; in final standings those who are level on PM,
 * PPM and Pdep share a place and the next ones are skipped: 1, 2, 3, 3, 5 (FISF Formule Classique §5 and §9).
 */
export function scrabbleStandings(tournament: Tournament, asked: ScrabbleQuestion): ScrabbleStandings {
  const { ranking, after, final, scoring, headToHead } = asked;
  const columns = columnsOf(tournament, ranking, after, scoring);
  const sums = addedUp(ranking, columns);
  const groups = scrabbleOrder(sums, listed(tournament, ranking, after), headToHead);
  const lines = rows(sums, groups);
  return {
    kind: 'scrabble',
    after,
    final,
    rows: final ? shared(lines) : lines,
    ties: ties(tournament, { sums, columns, scoring, groups }),
  };
}

function rows(sums: Tally, groups: readonly Group[]): readonly ScrabbleStanding[] {
  const lines: ScrabbleStanding[] = [];
  for (const group of groups) {
    group.order.forEach((place, i) => {
      lines.push({
        rank: lines.length + 1,
        player: sums.players[place] ?? '',
        pm: group.points,
        ppm: group.order.length > 1 ? (group.headPoints[i] ?? null) : null,
        pdep: sums.spread[place] ?? 0,
      });
    });
  }
  return lines;
}

function shared(lines: readonly ScrabbleStanding[]): readonly ScrabbleStanding[] {
  const ranked: ScrabbleStanding[] = [];
  for (const line of lines) {
    const above = ranked.at(-1);
    const level = above && above.pm === line.pm && above.ppm === line.ppm && above.pdep === line.pdep;
    ranked.push(level ? { ...line, rank: above.rank } : line);
  }
  return ranked;
}
