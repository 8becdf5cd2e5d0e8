import { scoreAgainst } from '../criteria/between.ts';
import { placesIn } from '../criteria/places.ts';
import { type WargameScale, wargameScale, wargameScores } from '../criteria/wargame-score.ts';
import { type Credit, type WargameTally, wargameCredits, wargameTally } from '../criteria/wargame-tally.ts';
import { listed } from '../standings/line-places.ts';
import { wargameOrder } from '../standings/wargame-standings.ts';
import type { MatchResult } from '../tournament/match-result.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import type { Relation } from './ahead.ts';
import type { PointsRace, RaceEnding } from './points-race.ts';
import type { OpenTable, Option } from './race.ts';

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

/** A wargame tournament with everything open counted as nothing. */
interface Known {
  readonly tally: WargameTally;
  /** The points of earlier absences that an open table gives back. */
  readonly regained: readonly number[];
  readonly opponents: readonly (readonly number[])[];
  readonly ranked: readonly number[];
}

/** What decides in L'Art de la Guerre between those level on points and the opponents' total: games, then the Elo. */
function wargameLevel(known: Known): Required<Pick<PointsRace, 'between' | 'aheadAfter'>> {
  return {
    between: (own, other, gained) => between(known, [own, other], gained),
    aheadAfter: (own, end) => {
      const { sets } = wargameOrder(ended(known, end), known.ranked);
      const at = sets.findIndex((set) => set.includes(own));
      return sets.slice(0, at).flat().length;
    },
  };
}

/**
 * Of two who are level, by the game between them, else by the lower Elo. Of more, only who scored more than all others
 * goes before by games: where the game says otherwise than the Elo, who else is level decides.
 */
function between(
  { tally, regained }: Known,
  [own, other]: readonly [number, number],
  gained: readonly [number, number] | null,
): Relation | null {
  const [mine, theirs] = gained ? [gained[0] - (regained[own] ?? 0), gained[1] - (regained[other] ?? 0)] : [0, 0];
  const game = Math.sign(scoreAgainst(tally, other, own) + theirs - scoreAgainst(tally, own, other) - mine) as Relation;
  const elo = Math.sign((tally.elo[own] ?? 0) - (tally.elo[other] ?? 0)) as Relation;
  return game === 0 || game === elo ? elo : null;
}

/** The tally once the open tables have ended so. */
function ended({ tally, regained, opponents }: Known, end: RaceEnding): WargameTally {
  const met = tally.players.map((_, place) => [...tally.met(place)]);
  for (const { players, option } of end.tables) {
    if (!option.met) continue;
    for (const [seat, place] of players.entries()) {
      const points = (option.points[seat] ?? 0) - (regained[place] ?? 0);
      met[place]?.push({ opponent: players[1 - seat] ?? -1, round: 0, points });
    }
  }
  const totals = opponents.map((list) => list.reduce((sum, other) => sum + (end.points[other] ?? 0), 0));
  return { ...tally, points: end.points, opponents: totals, met: (place) => met[place] ?? [] };
}
