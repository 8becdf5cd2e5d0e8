import { remembered } from '../base/memo.ts';
import { placesIn } from '../criteria/places.ts';
import { pointsScoring } from '../criteria/scoring.ts';
import { pointsTally, tally } from '../criteria/tally.ts';
import { listed } from '../standings/line-places.ts';
import { gamesIn, type MatchResult } from '../tournament/match-result.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import type { Relation } from './ahead.ts';
import type { AtTable } from './by-head-to-head.ts';
import type { Comparing, Moves, Wish } from './comparison.ts';
import { openGames, openTables, openWinners } from './open-tables.ts';
import type { Option, Sums } from './race.ts';
import type { View } from './view.ts';

/** The last round of a formula that goes by points, then wins, then the opponents' points. */
export interface PointsRace extends Sums {
  readonly wins: readonly number[];
  /** Of each player: everybody whose points he has in his opponents' total, each once for every time, open tables too. */
  readonly opponents: readonly (readonly number[])[];
  /**
   * How somebody compares with `own` when they are level on points, wins and the opponents' total, where games and not
   * the spread decide (L'Art de la Guerre). `gained`: what the open table between them brings, his own first. Null: it
   * depends on who else is level.
   */
  readonly between?: (own: number, other: number, gained: readonly [number, number] | null) => Relation | null;
  /** How many are ahead of `own` once everything has ended, in such a formula. */
  readonly aheadAfter?: (own: number, end: RaceEnding) => number;
}

/** How everything ended: the points that all have, and the tables that were open. */
export interface RaceEnding {
  readonly points: readonly number[];
  readonly tables: readonly EndedTable[];
}

export interface EndedTable {
  readonly players: readonly [number, number];
  readonly option: Pick<Option, 'met' | 'points'>;
}

/**
 * Round robin and Swiss. The first scores of a tournament give a spread to its exempt players and to its forfeits
 * (`pointsScoring`); while there are none, it may turn out either way, and both are answered, the one without first: in
 * the other nobody checks that scores really come.
 */
export function pointsRaces(tournament: Tournament, ranking: readonly PlayerId[]): readonly PointsRace[] {
  const scored = tournament.rounds.some(({ matches }) => matches.some(({ result }) => gamesIn(result).length > 0));
  const withScores = raceOf(tournament, ranking, true);
  return scored ? [withScores] : [raceOf(tournament, ranking, false), withScores];
}

function raceOf(tournament: Tournament, ranking: readonly PlayerId[], scored: boolean): PointsRace {
  const after = tournament.rounds.length;
  const scoring = pointsScoring(scored ? asScored(tournament) : tournament);
  const { points, wins } = pointsTally(tournament, ranking, after);
  return {
    ranked: new Set(listed(tournament, ranking, after)),
    points,
    wins,
    spread: tally(tournament, ranking, after, scoring).spread,
    opponents: opponentsOf(tournament, ranking),
    tables: openTables(tournament, ranking, scoring, (players, bestOf) =>
      scored ? [...openGames(players, bestOf), ...openWinners(players)] : openWinners(players),
    ),
  };
}

/** With a game in it, so that spreads count. */
function asScored(tournament: Tournament): Tournament {
  const result: MatchResult = { kind: 'games', games: [[0, 0]] };
  const rounds = tournament.rounds.map((round) => ({
    ...round,
    matches: round.matches.map((match) => (match.result || match.players.length === 1 ? match : { ...match, result })),
  }));
  return { ...tournament, rounds };
}

function opponentsOf({ rounds }: Tournament, ranking: readonly PlayerId[]): readonly (readonly number[])[] {
  const place = placesIn(ranking);
  const opponents = ranking.map((): number[] => []);
  for (const { players } of rounds.flatMap(({ matches }) => matches)) {
    const [first, second] = players;
    if (second === undefined) continue;
    const [a, b] = [place.get(first) ?? -1, place.get(second) ?? -1];
    opponents[a]?.push(b);
    opponents[b]?.push(a);
  }
  return opponents;
}

type PointsView = View<PointsRace>;

/** Points formulas: wins, then the opponents' totals, which every table moves. `level`: whom both leave level. */
export function byOpponents(view: PointsView, level: Comparing['level']): Comparing {
  const points = pointsSoFar(view);
  const total = (place: number): number => opponentsIn(view, place).reduce((sum, other) => sum + points(other), 0);
  const mine = total(view.own.place);
  const met = counted(opponentsIn(view, view.own.place));
  let gains: Gains | undefined;
  const lead = (place: number): number => total(place) - mine;
  return {
    before: (place, won) => byWins(view, place, won),
    lead,
    range: (place) => {
      gains ??= gainsOf(view);
      return rangeOf(lead(place), counted(opponentsIn(view, place)), met, gains);
    },
    moves: (at) => movesOf(view, at, met),
    wish: (place, rivals) => wishFor(opponentsIn(view, place), met.get(place) ?? 0, rivals),
    level,
    unit: unitOf(view.race),
  };
}

const opponentsIn = ({ race }: PointsView, place: number): readonly number[] => race.opponents[place] ?? [];

/** Each once, with how many times. */
function counted(places: readonly number[]): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  for (const place of places) times.set(place, (times.get(place) ?? 0) + 1);
  return times;
}

/** With what his own table gives to the two. */
function pointsSoFar({ race, own, meeting }: PointsView): (place: number) => number {
  return (place) => {
    if (place === own.place) return own.points;
    return (race.points[place] ?? 0) + (place === meeting?.opponent ? meeting.points[1] : 0);
  };
}

function byWins({ race, own, meeting }: PointsView, place: number, won: number): Relation {
  const mine = (race.wins[own.place] ?? 0) + (meeting?.wins[0] ?? 0);
  const here = place === meeting?.opponent ? meeting.wins[1] : won;
  return Math.sign((race.wins[place] ?? 0) + here - mine) as Relation;
}

/** By place: the fewest and the most that an open table can bring. */
type Gains = ReadonlyMap<number, readonly [fewest: number, most: number]>;

function gainsOf({ near, far }: PointsView): Gains {
  const gains = new Map<number, readonly [number, number]>();
  for (const { players, options } of [...near, ...far]) {
    for (const [seat, place] of players.entries()) {
      const points = options.map((option) => option.points[seat] ?? 0);
      gains.set(place, [Math.min(...points), Math.max(...points)]);
    }
  }
  return gains;
}

type Times = ReadonlyMap<number, number>;

/** Common opponents cancel out; every other one for himself. */
function rangeOf(lead: number, theirs: Times, mine: Times, gains: Gains): readonly [number, number] {
  let [least, most] = [lead, lead];
  for (const place of new Set([...theirs.keys(), ...mine.keys()])) {
    const by = (theirs.get(place) ?? 0) - (mine.get(place) ?? 0);
    const [few, many] = gains.get(place) ?? [0, 0];
    least += by * (by > 0 ? few : many);
    most += by * (by > 0 ? many : few);
  }
  return [least, most];
}

function movesOf(view: PointsView, { table, option }: AtTable, met: Times): Moves {
  const some: (readonly [number, number])[] = [];
  let all = 0;
  for (const [seat, place] of table.players.entries()) {
    const points = option.points[seat] ?? 0;
    all -= (met.get(place) ?? 0) * points;
    for (const other of opponentsIn(view, place)) some.push([other, points]);
  }
  return { all, some };
}

/** `times`: how often he himself was drawn against the player. Null: some rivals were more often, others less. */
function wishFor(opponents: readonly number[], times: number, rivals: ReadonlyMap<number, number>): Wish {
  const theirs = opponents.filter((place) => rivals.has(place));
  if (times === 0) return theirs.length === 0 ? 0 : 1;
  const twice = new Set(theirs).size < theirs.length;
  return twice ? null : -1;
}

/** Whole numbers in every scale that is offered; a scale of one's own may have fractions. */
const unitOf = ({ tables, points }: PointsRace): number => (isWhole(points) && whole(tables).yes ? 1 : 1e-6);

const isWhole = (points: readonly number[]): boolean => points.every(Number.isInteger);

/** Asked again and again of the same tables. */
const whole = remembered((tables: PointsRace['tables']) => ({
  yes: tables.every(({ options }) => options.every((option) => isWhole(option.points))),
}));
