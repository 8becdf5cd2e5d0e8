import type { PlayerId, Tournament } from '../tournament/state.ts';
import { type Group, scrabbleOrder } from './scrabble-order.ts';
import type { Standing, Standings } from './standing.ts';
import { type Tally, tally } from './tally.ts';
import { ties } from './ties.ts';

/**
 * Standings after `after` rounds. Between rounds the order is strict; in final standings those who are level on PM,
 * PPM and Pdep share a place and the next ones are skipped: 1, 2, 3, 3, 5 (FISF Formule Classique §5 and §9).
 * Somebody who came later has no line in the standings of a round before.
 */
export function scrabbleStandings(
  tournament: Tournament,
  ranking: readonly PlayerId[],
  after: number,
  final: boolean,
): Standings {
  const sums = tally(tournament, ranking, after);
  const entered = new Map(tournament.players.map((player) => [player.id, player.from]));
  const current = after >= tournament.rounds.length;
  const places = ranking.flatMap((id, place) => (current || (entered.get(id) ?? 1) <= after ? [place] : []));
  const groups = scrabbleOrder(sums, places);
  const lines = rows(sums, groups);
  return { after, final, rows: final ? shared(lines) : lines, ties: ties(tournament, sums, groups, after) };
}

function rows(sums: Tally, groups: readonly Group[]): readonly Standing[] {
  const lines: Standing[] = [];
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

function shared(lines: readonly Standing[]): readonly Standing[] {
  const ranked: Standing[] = [];
  for (const line of lines) {
    const above = ranked.at(-1);
    const level = above && above.pm === line.pm && above.ppm === line.ppm && above.pdep === line.pdep;
    ranked.push(level ? { ...line, rank: above.rank } : line);
  }
  return ranked;
}
