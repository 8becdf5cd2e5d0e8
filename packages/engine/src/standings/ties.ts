import { outcome } from '../tournament/outcome.ts';
import type { Round, Tournament } from '../tournament/state.ts';
import type { Group } from './scrabble-order.ts';
import type { Meeting, Tie } from './standing.ts';
import type { Tally } from './tally.ts';

/** How each set of several players on the same PM was put in order. */
export function ties(tournament: Tournament, tally: Tally, groups: readonly Group[], after: number): readonly Tie[] {
  return groups.filter((group) => group.order.length > 1).map((group) => tie(tournament, tally, group, after));
}

function tie(tournament: Tournament, tally: Tally, group: Group, after: number): Tie {
  const id = (place: number): string => tally.players[place] ?? '';
  const runs = runsOf(group.order, (_, i) => group.headPoints[i] ?? 0);
  const level = runs.flatMap((run) => runsOf(run, (place) => tally.spread[place] ?? 0)).filter((run) => run.length > 1);
  const head = group.headToHead;
  return {
    pm: group.points,
    players: group.order.map(id),
    ppm: head.kind === 'void' ? 'void' : runs.length > 1 ? 'decides' : 'level',
    unmet: head.kind === 'void' ? firstUnmet(tally, group.order) : null,
    meetings: head.kind === 'void' ? [] : meetings(tournament, new Set(group.order.map(id)), after),
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
    const opponents = new Set(tally.met[place]?.map((encounter) => encounter.opponent));
    const other = order.slice(i + 1).find((candidate) => !opponents.has(candidate));
    if (other !== undefined) return [id(place), id(other)];
  }
  return null;
}

function meetings(tournament: Tournament, among: ReadonlySet<string>, after: number): readonly Meeting[] {
  return tournament.rounds.slice(0, after).flatMap((round, i) => meetingsIn(tournament, round, i + 1, among));
}

function meetingsIn(
  tournament: Tournament,
  round: Round,
  number: number,
  among: ReadonlySet<string>,
): readonly Meeting[] {
  return round.matches.flatMap((match): Meeting[] => {
    const [first, second] = match.players;
    if (second === undefined || !among.has(first) || !among.has(second)) return [];
    const result = outcome(match, tournament.settings, round.bestOf);
    if (!result?.met) return [];
    const points: [number, number] = [result.points[0] ?? 0, result.points[1] ?? 0];
    return [{ round: number, players: [first, second], points, games: match.result?.games ?? [] }];
  });
}
