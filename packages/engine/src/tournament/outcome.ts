import { type GameScore, gamesWonBy, type MatchResult } from './match-result.ts';
import type { Settings } from './settings.ts';
import type { Match, PlayerId } from './state.ts';

export const spreadCapOfTheText = 100;
export const forfeitSpreadOfTheText = 50;

/** What a match gives each of its players, in their order, and who won it; `winner` null: a draw, or neither came. */
export interface Outcome extends Omit<SeatOutcome, 'wins'> {
  readonly winner: PlayerId | null;
}

/** The outcome of a match by the points of FISF Formule Classique §3 and §4.2; null while it has no result. */
export function outcome(match: Match, settings: Settings, bestOf: 1 | 3): Outcome | null {
  const found = seatOutcome(match, settings, bestOf);
  if (!found) return null;
  const { points, spread, met, wins } = found;
  return { points, spread, met, winner: match.players[wins.indexOf(1)] ?? null };
}

/** A seat of a match: its first player's, or its second's. */
export type TableSeat = 0 | 1;

/** What a match gives each of its seats (one value for an exempt table), whoever sits there. */
export interface SeatOutcome {
  readonly points: readonly number[];
  readonly spread: readonly number[];
  /** 1 for who won it; a draw, or neither came: 0 and 0. */
  readonly wins: readonly number[];
  /** It counts as a meeting; a forfeit of the whole match does not. */
  readonly met: boolean;
}

/** The outcome of a match by the points of FISF Formule Classique §3 and §4.2; null while it has no result. */
export function seatOutcome({ players, result }: Match, settings: Settings, bestOf: 1 | 3): SeatOutcome | null {
  if (players.length === 1) {
    return { points: [3], spread: [settings.forfeitSpread ?? forfeitSpreadOfTheText], wins: [1], met: false };
  }
  return result ? outcomeOf(players, result, settings, bestOf) : null;
}

const neitherCame: SeatOutcome = { points: [0, 0], spread: [0, 0], wins: [0, 0], met: false };

function outcomeOf(
  players: readonly [PlayerId, PlayerId],
  result: MatchResult,
  settings: Settings,
  bestOf: 1 | 3,
): SeatOutcome {
  switch (result.kind) {
    case 'games':
      return played(lead(result.games), marginsOf(result.games, settings.spreadCap ?? spreadCapOfTheText));
    case 'forfeit':
      if (result.by === 'both') return neitherCame;
      return forfeited(players[0] === result.by ? 1 : 0, result.games, bestOf, settings);
    case 'awarded':
      return awarded(players[0] === result.to ? 0 : 1, result.games, settings);
    case 'losses':
    case 'points':
    case 'decided':
      // Every border refuses it (`Format.results`): a Scrabble match has scores.
      throw new Error(`A result of kind "${result.kind}" has no match points.`);
  }
}

// Many matches end alike, by the same margin: each of these outcomes is made once, so that a tournament of thousands
// is added up without an object for each match.
const won = new Map<number, SeatOutcome>();
const lost = new Map<number, SeatOutcome>();
const drawn = new Map<number, SeatOutcome>();

/** Margins up to those of three games by the text's cap are shared: rarer ones would only be hoarded. */
const mostShared = 3 * spreadCapOfTheText;

function played(ahead: number, margin: number): SeatOutcome {
  const alike = ahead > 0 ? won : ahead < 0 ? lost : drawn;
  const known = alike.get(margin);
  if (known) return known;
  const made = playedOut(ahead, margin);
  if (Math.abs(margin) <= mostShared) alike.set(margin, made);
  return made;
}

function playedOut(ahead: number, margin: number): SeatOutcome {
  const spread = [margin, 0 - margin];
  if (ahead === 0) return { points: [2, 2], spread, wins: [0, 0], met: true };
  return ahead > 0
    ? { points: [3, 1], spread, wins: [1, 0], met: true }
    : { points: [1, 3], spread, wins: [0, 1], met: true };
}

/** Games that the one who stayed still needed to reach the wins of the match: one, or two. */
function stillNeeded(games: readonly GameScore[], stayed: TableSeat, bestOf: 1 | 3): number {
  return Math.max(0, (bestOf + 1) / 2 - gamesWonBy(stayed, games));
}

/** Somebody did not come: ±50 once. Gave up in its course: the games stay, each one still needed counts ±50. */
function forfeited(stayed: TableSeat, games: readonly GameScore[], bestOf: 1 | 3, settings: Settings): SeatOutcome {
  const missing = games.length === 0 ? 1 : stillNeeded(games, stayed, bestOf);
  const credited = missing * (settings.forfeitSpread ?? forfeitSpreadOfTheText) * (stayed === 0 ? 1 : -1);
  const margins = marginsOf(games, settings.spreadCap ?? spreadCapOfTheText);
  return {
    points: stayed === 0 ? [3, 0] : [0, 3],
    spread: [margins + credited, 0 - margins - credited],
    wins: stayed === 0 ? [1, 0] : [0, 1],
    met: games.length > 0,
  };
}

/** Lost by decision: 1 and 3, with the real capped margin where it favours the winner, else ±50; counts as met. */
function awarded(to: TableSeat, games: readonly GameScore[], settings: Settings): SeatOutcome {
  const sign = to === 0 ? 1 : -1;
  const margin = marginsOf(games, settings.spreadCap ?? spreadCapOfTheText) * sign;
  const counted = margin > 0 ? margin : (settings.forfeitSpread ?? forfeitSpreadOfTheText);
  return {
    points: to === 0 ? [3, 1] : [1, 3],
    spread: [counted * sign, 0 - counted * sign],
    wins: to === 0 ? [1, 0] : [0, 1],
    met: true,
  };
}

/** The margin of one game as it counts: ±`cap` at most (FISF Formule Classique §4.2). */
function cappedMargin(game: GameScore, cap: number): number {
  return Math.max(-cap, Math.min(cap, game[0] - game[1]));
}

/** The margins of the first player, each game capped, added up. */
function marginsOf(games: readonly GameScore[], cap: number): number {
  let total = 0;
  for (const game of games) total += cappedMargin(game, cap);
  return total;
}

/** Games won by the first player minus games won by the second. */
export function lead(games: readonly GameScore[]): number {
  let ahead = 0;
  for (const game of games) ahead += game[0] > game[1] ? 1 : game[0] < game[1] ? -1 : 0;
  return ahead;
}
