import { placesIn } from '../criteria/places.ts';
import type { Scoring } from '../criteria/tally.ts';
import type { GameScore, MatchResult } from '../tournament/match-result.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import { type OpenTable, type Range, tableOptions } from './race.ts';

/** The tables without result, with all that they can still bring. */
export function openTables(
  tournament: Tournament,
  ranking: readonly PlayerId[],
  scoring: Scoring,
  results: (players: readonly [PlayerId, PlayerId], bestOf: 1 | 3) => readonly Range[],
): readonly OpenTable[] {
  const place = placesIn(ranking);
  return tournament.rounds.flatMap((round) =>
    round.matches.flatMap((match): OpenTable[] => {
      const [first, second] = match.players;
      if (second === undefined || match.result) return [];
      const options = tableOptions(match, round, scoring, results([first, second], round.bestOf));
      return [{ players: [place.get(first) ?? -1, place.get(second) ?? -1], options }];
    }),
  );
}

/** Above every cap. */
const most = 9999;

const won = { low: [1, 0], high: [most, 0] } as const satisfies Margins;
const lost = { low: [0, most], high: [0, 1] } as const satisfies Margins;
const level = { low: [0, 0], high: [0, 0] } as const satisfies Margins;

interface Margins {
  readonly low: GameScore;
  readonly high: GameScore;
}

type Played = (games: readonly GameScore[]) => MatchResult;

const range = (played: Played, games: readonly Margins[]): Range => [
  played(games.map(({ low }) => low)),
  played(games.map(({ high }) => high)),
];

const asGames: Played = (games) => ({ kind: 'games', games });

/**
 * All that a match of Scrabble can still end in: played, forfeited (in its course too, where it lasts several games)
 * or decided by an arbiter.
 */
export function openGames([first, second]: readonly [PlayerId, PlayerId], bestOf: 1 | 3): readonly Range[] {
  const forfeitBy = (by: PlayerId | 'both') => (games: readonly GameScore[]) =>
    ({ kind: 'forfeit', by, games }) as const;
  const awardedTo = (to: PlayerId) => (games: readonly GameScore[]) => ({ kind: 'awarded', to, games }) as const;
  return [
    ...(bestOf === 1 ? oneGame : twoWinningGames).map((games) => range(asGames, games)),
    range(awardedTo(first), []),
    range(awardedTo(second), []),
    // Of several games, an arbiter may award a match after all of them were won.
    range(awardedTo(first), Array<Margins>(bestOf).fill(won)),
    range(awardedTo(second), Array<Margins>(bestOf).fill(lost)),
    range(forfeitBy('both'), []),
    ...[first, second].flatMap((by) => (bestOf === 1 ? [[]] : unfinished).map((games) => range(forfeitBy(by), games))),
  ];
}

const oneGame: readonly (readonly Margins[])[] = [[won], [level], [lost]];

/** Two games to one, two to none, one to none with draws; one each and a draw, three draws. */
const twoWinningGames: readonly (readonly Margins[])[] = [
  [won, won, lost],
  [won, won],
  [won, level, level],
  [won, lost, level],
  [level, level, level],
  [lost, level, level],
  [lost, lost],
  [lost, lost, won],
];

/** What may have been played of two winning games when somebody gives up. */
const unfinished: readonly (readonly Margins[])[] = [
  [],
  [won],
  [level],
  [lost],
  [won, lost],
  [won, level],
  [level, level],
  [lost, level],
];

/** A match of which only the winner counts (round robin and Swiss): decided, forfeited, awarded. */
export function openWinners([first, second]: readonly [PlayerId, PlayerId]): readonly Range[] {
  const decided = (winner: PlayerId | null): Range => range(() => ({ kind: 'decided', winner }), []);
  const forfeit = (by: PlayerId | 'both'): Range => range((games) => ({ kind: 'forfeit', by, games }), []);
  return [decided(first), decided(null), decided(second), forfeit(first), forfeit(second), forfeit('both')];
}
