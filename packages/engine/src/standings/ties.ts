import { matchOf } from '../tournament/find.ts';
import { gamesIn } from '../tournament/match-result.ts';
import type { PlayerId, Round, Tournament } from '../tournament/state.ts';
import type { Group } from './scrabble-order.ts';
import type { Meeting, Tie } from './standing.ts';
import type { Scoring, Tally } from './tally.ts';

/** What the standings were made of. */
export interface Ranking {
  readonly sums: Tally;
  readonly groups: readonly Group[];
  readonly after: number;
  readonly scoring: Scoring;
}

/** How each set of several players on the same PM was put in order. */
export function ties(tournament: Tournament, made: Ranking): readonly Tie[] {
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
    unmet: head.kind === 'void' && head.unmet ? firstUnmet(tally, group.order) : null,
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

function firstUnmet(tally: Tally, order: readonly number[]): readonly [string, string] | null {
  const id = (place: number): string => tally.players[place] ?? '';
  for (const [i, place] of order.entries()) {
    const opponents = new Set(tally.met(place).map((encounter) => encounter.opponent));
    const other = order.slice(i + 1).find((candidate) => !opponents.has(candidate));
    if (other !== undefined) return [id(place), id(other)];
  }
  return null;
}

/** Each meeting among them once, in the order of rounds. */
function meetings(tournament: Tournament, among: readonly number[], { sums, scoring }: Ranking): readonly Meeting[] {
  const inside = new Set(among);
  const found: Meeting[] = [];
  for (const place of among) {
    for (const { opponent, round } of sums.met(place)) {
      if (opponent < place || !inside.has(opponent)) continue;
      const meeting = meetingIn(scoring, tournament.rounds[round - 1], round, sums.players[place] ?? '');
      if (meeting) found.push(meeting);
    }
  }
  return found.sort((a, b) => a.round - b.round);
}

function meetingIn(scoring: Scoring, round: Round | undefined, number: number, player: PlayerId): Meeting | null {
  const match = round && matchOf(round, player);
  const [first, second] = match?.players ?? [];
  const result = match && scoring(match, round);
  if (!result || first === undefined || second === undefined) return null;
  const points: [number, number] = [result.points[0] ?? 0, result.points[1] ?? 0];
  return { round: number, players: [first, second], points, games: gamesIn(match.result) };
}
