import type { Game, MatchResult } from './match-result.ts';
import type { Settings } from './settings.ts';
import type { Match, PlayerId } from './state.ts';

export const spreadCapOfTheText = 100;
export const forfeitSpreadOfTheText = 50;

/**
 * What a match gives each of its players, in their order (one value for an exempt table).
 * `met`: it counts as a meeting; a forfeit of the whole match does not. `winner` null: a draw, or neither came.
 */
export interface Outcome {
  readonly points: readonly number[];
  readonly spread: readonly number[];
  readonly met: boolean;
  readonly winner: PlayerId | null;
}

/** The margin of one game as it counts: ±`cap` at most (FISF Formule Classique §4.2). */
export function cappedMargin([mine, theirs]: Game, cap: number): number {
  return Math.max(-cap, Math.min(cap, mine - theirs));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const pair = (spread: number): readonly number[] => [spread, 0 - spread];

/** Games won by the first player minus games won by the second. */
export function lead(games: readonly Game[]): number {
  return sum(games.map(([a, b]) => Math.sign(a - b)));
}

function played(match: Match, games: readonly Game[], cap: number): Outcome {
  const ahead = Math.sign(lead(games));
  return {
    points: [2 + ahead, 2 - ahead],
    spread: pair(sum(games.map((game) => cappedMargin(game, cap)))),
    met: true,
    winner: (ahead > 0 ? match.players[0] : ahead < 0 ? match.players[1] : null) ?? null,
  };
}

/** Games that the one who stayed still needed to reach the wins of the match: one, or two. */
function stillNeeded(games: readonly Game[], stayed: 0 | 1, bestOf: 1 | 3): number {
  const won = games.filter((game) => game[stayed] > game[(1 - stayed) as 0 | 1]).length;
  return Math.max(0, (bestOf + 1) / 2 - won);
}

/** Somebody did not come: ±50 once. Gave up in its course: the games stay, each one still needed counts ±50. */
function forfeited(match: Match, by: 0 | 1, games: readonly Game[], bestOf: 1 | 3, settings: Settings): Outcome {
  const stayed = by === 0 ? 1 : 0;
  const missing = games.length === 0 ? 1 : stillNeeded(games, stayed, bestOf);
  const credited = missing * (settings.forfeitSpread ?? forfeitSpreadOfTheText) * (stayed === 0 ? 1 : -1);
  const margins = sum(games.map((game) => cappedMargin(game, settings.spreadCap ?? spreadCapOfTheText)));
  return {
    points: stayed === 0 ? [3, 0] : [0, 3],
    spread: pair(margins + credited),
    met: games.length > 0,
    winner: match.players[stayed] ?? null,
  };
}

/** Lost by decision: 1 and 3, with the real capped margin where it favours the winner, else ±50; counts as met. */
function awarded(match: Match, to: 0 | 1, games: readonly Game[], settings: Settings): Outcome {
  const sign = to === 0 ? 1 : -1;
  const margin = sum(games.map((game) => cappedMargin(game, settings.spreadCap ?? spreadCapOfTheText))) * sign;
  const counted = margin > 0 ? margin : (settings.forfeitSpread ?? forfeitSpreadOfTheText);
  return {
    points: to === 0 ? [3, 1] : [1, 3],
    spread: pair(counted * sign),
    met: true,
    winner: match.players[to] ?? null,
  };
}

/** The outcome of a match by the points of FISF Formule Classique §3 and §4.2; null while it has no result. */
export function outcome(match: Match, settings: Settings, bestOf: 1 | 3): Outcome | null {
  const [first, second] = match.players;
  if (second === undefined) {
    return { points: [3], spread: [settings.forfeitSpread ?? forfeitSpreadOfTheText], met: false, winner: first };
  }
  return match.result ? outcomeOf(match, match.result, settings, bestOf) : null;
}

function outcomeOf(match: Match, result: MatchResult, settings: Settings, bestOf: 1 | 3): Outcome {
  const seat = (id: PlayerId): 0 | 1 => (match.players[0] === id ? 0 : 1);
  switch (result.kind) {
    case 'games':
      return played(match, result.games, settings.spreadCap ?? spreadCapOfTheText);
    case 'forfeit':
      if (result.by === 'both') return { points: [0, 0], spread: [0, 0], met: false, winner: null };
      return forfeited(match, seat(result.by), result.games, bestOf, settings);
    case 'awarded':
      return awarded(match, seat(result.to), result.games, settings);
    case 'losses':
    case 'points':
    case 'decided':
      // Every border refuses it (`Format.results`): a Scrabble match has scores.
      throw new Error(`A result of kind "${result.kind}" has no match points.`);
  }
}
