import { placesIn } from '../criteria/places.ts';
import { type Credit, wargameCredits } from '../criteria/wargame-credits.ts';
import { type WargameScale, wargameScale, wargameScores } from '../criteria/wargame-score.ts';
import { wargameTally } from '../criteria/wargame-tally.ts';
import { listed } from '../standings/listed.ts';
import type { MatchResult } from '../tournament/match-result.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import type { Option } from './options.ts';
import type { PointsRace } from './points-race.ts';
import type { OpenTable } from './race.ts';
import { wargameLevel } from './wargame-level.ts';

/**
 * L'Art de la Guerre with its last round drawn, everything open counted as nothing: who plays gets back the points of
 * his earlier absences, who stays away again does not.
 */
export function wargameRace(tournament: Tournament, ranking: readonly PlayerId[]): PointsRace {
  const after = tournament.rounds.length;
  const until = { after, last: after, final: true };
  const tally = wargameTally(tournament, ranking, until);
  const credits = wargameCredits(tournament, until);
  const place = placesIn(ranking);
  const scale = wargameScale(tournament.settings);
  const ranked = listed(tournament, ranking, after);
  const regained = ranking.map((id) => regainedBy(credits.get(id) ?? [], after, scale));
  const opponents = ranking.map((id) =>
    (credits.get(id) ?? []).flatMap(({ opponent }) => (opponent === null ? [] : [place.get(opponent) ?? -1])),
  );
  return {
    ranked: new Set(ranked),
    points: tally.points,
    wins: ranking.map(() => 0),
    spread: tally.spread,
    opponents,
    tables: openTables(tournament, place, regained, scale),
    ...wargameLevel({ tally, regained, opponents, ranked }),
  };
}

/** What somebody gets for earlier absences if he takes part in a round to come, and else not. */
export function regainedBy(credits: readonly Credit[], after: number, { away }: WargameScale): number {
  return away * credits.filter(({ kind, points, round }) => kind === 'away' && points === 0 && round < after).length;
}

function openTables(
  { rounds }: Tournament,
  place: ReadonlyMap<PlayerId, number>,
  regained: readonly number[],
  scale: WargameScale,
): readonly OpenTable[] {
  const tables = rounds.flatMap(({ matches }) => matches.filter(({ result }) => !result));
  return tables.flatMap(({ players: [first, second] }): OpenTable[] => {
    if (second === undefined) return [];
    const players = [place.get(first) ?? -1, place.get(second) ?? -1] as const;
    const back = [regained[players[0]] ?? 0, regained[players[1]] ?? 0] as const;
    return [{ players, options: optionsOf([first, second], back, scale) }];
  });
}

/** All scores that a game can have by the scale, each pair once, an awarded game's and forfeits. */
function optionsOf(
  players: readonly [PlayerId, PlayerId],
  back: readonly [number, number],
  scale: WargameScale,
): readonly Option[] {
  const scores = new Map<string, readonly [number, number]>();
  for (const result of resultsOf(players, scale)) {
    const pair = wargameScores({ players }, result, scale);
    if (pair) scores.set(pair.join(' '), pair);
  }
  return [
    ...[...scores.values()].map(([a, b]) => option([a + back[0], b + back[1]], true)),
    option([scale.free + back[0], 0], false),
    option([0, scale.free + back[1]], false),
    option([0, 0], false),
  ];
}

function option(points: readonly [number, number], met: boolean): Option {
  return { points, wins: [0, 0], met, low: 0, high: 0, sum: 0 };
}

/** A winner is never broken; in a draw both may be. */
function resultsOf(
  players: readonly [PlayerId, PlayerId],
  { lossPoints: total }: WargameScale,
): readonly MatchResult[] {
  const losses = [...Array(total + 1).keys()];
  const game = (winner: PlayerId | null, a: number, b: number): MatchResult => ({
    kind: 'losses',
    winner,
    cohesion: [
      { lost: a, total },
      { lost: b, total },
    ],
  });
  return [
    ...losses.slice(0, -1).flatMap((lost) => [game(players[0], lost, total), game(players[1], total, lost)]),
    ...losses.flatMap((a) => losses.map((b) => game(null, a, b))),
    ...players.map((to): MatchResult => ({ kind: 'awarded', to, games: [] })),
  ];
}
