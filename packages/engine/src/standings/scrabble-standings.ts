import { columnsIn } from '../criteria/figures.ts';
import { firstUnmet, type HeadToHeadRule } from '../criteria/head-to-head.ts';
import { type RoundColumn, roundColumns, type Scoring } from '../criteria/round-sums.ts';
import { type Group, scrabbleOrder } from '../criteria/scrabble-order.ts';
import { addedUp, type Tally } from '../criteria/tally.ts';
import { gamesIn } from '../tournament/match-result.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import { listed } from './line-places.ts';
import type { Meeting, ScrabbleStandings, Standing, Tie } from './standing.ts';

/** Which standings are asked for, and by which reading of the rule. */
interface ScrabbleQuestion {
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
  const columns = roundColumns(tournament, ranking, after, scoring);
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

function rows(sums: Tally, groups: readonly Group[]): readonly Standing[] {
  const lines: Standing[] = [];
  for (const group of groups) {
    group.order.forEach((place, i) => {
      lines.push({
        rank: lines.length + 1,
        player: sums.players[place] ?? '',
        figures: {
          pm: group.points,
          ppm: group.order.length > 1 ? (group.headPoints[i] ?? null) : null,
          pdep: sums.spread[place] ?? 0,
        },
      });
    });
  }
  return lines;
}

function shared(lines: readonly Standing[]): readonly Standing[] {
  const ranked: Standing[] = [];
  for (const line of lines) {
    const above = ranked.at(-1);
    const level = above && columnsIn('scrabble').every((one) => above.figures[one] === line.figures[one]);
    ranked.push(level ? { ...line, rank: above.rank } : line);
  }
  return ranked;
}

/** What the standings were made of. */
interface Ranking {
  readonly sums: Tally;
  /** What the sums were added up from. */
  readonly columns: readonly RoundColumn[];
  readonly scoring: Scoring;
  readonly groups: readonly Group[];
}

/** How each set of several players on the same PM was put in order. */
function ties(tournament: Tournament, made: Ranking): readonly Tie[] {
  return made.groups.filter((group) => group.order.length > 1).map((group) => tie(tournament, made, group));
}

function tie(tournament: Tournament, made: Ranking, group: Group): Tie {
  const tally = made.sums;
  const id = (place: number): string => tally.players[place] ?? '';
  const runs = runsOf(group.order, (_, i) => group.headPoints[i] ?? 0);
  const level = runs.flatMap((run) => runsOf(run, (place) => tally.spread[place] ?? 0)).filter((run) => run.length > 1);
  const head = group.headToHead;
  return {
    pm: group.points,
    players: group.order.map(id),
    ppm: head.kind === 'void' ? 'void' : runs.length > 1 ? 'decides' : 'level',
    unmet: head.kind === 'void' && head.unmet ? unmetIn(tally, group.order) : null,
    meetings: head.kind === 'void' ? [] : meetings(tournament, group.order, made),
    bySpread: runs.filter((run) => run.length > 1).map((run) => run.map(id)),
    level: level.map((run) => run.map(id)),
  };
}

/** Neighbours with the same value, together. */
function runsOf(order: readonly number[], value: (place: number, i: number) => number): readonly (readonly number[])[] {
  const runs: number[][] = [];
  let last: number | undefined;
  order.forEach((place, i) => {
    const own = value(place, i);
    if (own === last) runs.at(-1)?.push(place);
    else runs.push([place]);
    last = own;
  });
  return runs;
}

function unmetIn(tally: Tally, order: readonly number[]): readonly [string, string] | null {
  const places = firstUnmet(tally, order);
  return places && [tally.players[places[0]] ?? '', tally.players[places[1]] ?? ''];
}

/** Each meeting among them once, in the order of rounds. */
function meetings(tournament: Tournament, among: readonly number[], made: Ranking): readonly Meeting[] {
  const inside = new Set(among);
  const found: Meeting[] = [];
  for (const place of among) {
    for (const { opponent, round } of made.sums.met(place)) {
      if (opponent < place || !inside.has(opponent)) continue;
      const meeting = meetingIn(tournament, round, place, made);
      if (meeting) found.push(meeting);
    }
  }
  return found.sort((a, b) => a.round - b.round);
}

function meetingIn(tournament: Tournament, number: number, place: number, made: Ranking): Meeting | null {
  const round = tournament.rounds[number - 1];
  const match = round?.matches[made.columns[number - 1]?.match[place] ?? -1];
  const [first, second] = match?.players ?? [];
  const result = round && match && made.scoring(match, round);
  if (!result || first === undefined || second === undefined) return null;
  const points: [number, number] = [result.points[0] ?? 0, result.points[1] ?? 0];
  return { round: number, players: [first, second], points, games: gamesIn(match.result) };
}
