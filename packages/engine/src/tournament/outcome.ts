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

/** Games won by the first player minus games won by the second. */
export function lead(games: readonly Game[]): number {
  let ahead = 0;
  for (const game of games) ahead += Math.sign(game[0] - game[1]);
  return ahead;
}

/** The margins of the first player, each game capped, added up. */
function marginsOf(games: readonly Game[], cap: number): number {
  let total = 0;
  for (const game of games) total += cappedMargin(game, cap);
  return total;
}

// Shared, so that a tournament of thousands is added up without making the same three pairs again.
const winLoss = [3, 1] as const;
const lossWin = [1, 3] as const;
const drawn = [2, 2] as const;

function played(match: Match, games: readonly Game[], cap: number): Outcome {
  const ahead = lead(games);
  const margin = marginsOf(games, cap);
  const points = ahead > 0 ? winLoss : ahead < 0 ? lossWin : drawn;
  const winner = ahead > 0 ? match.players[0] : ahead < 0 ? (match.players[1] ?? null) : null;
  return { points, spread: [margin, 0 - margin], met: true, winner };
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
  const margins = marginsOf(games, settings.spreadCap ?? spreadCapOfTheText);
  return {
    points: stayed === 0 ? [3, 0] : [0, 3],
    spread: [margins + credited, 0 - margins - credited],
    met: games.length > 0,
    winner: match.players[stayed] ?? null,
  };
}

/** Lost by decision: 1 and 3, with the real capped margin where it favours the winner, else ±50; counts as met. */
function awarded(match: Match, to: 0 | 1, games: readonly Game[], settings: Settings): Outcome {
  const sign = to === 0 ? 1 : -1;
  const margin = marginsOf(games, settings.spreadCap ?? spreadCapOfTheText) * sign;
  const counted = margin > 0 ? margin : (settings.forfeitSpread ?? forfeitSpreadOfTheText);
  return {
    points: to === 0 ? [3, 1] : [1, 3],
    spread: [counted * sign, 0 - counted * sign],
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
