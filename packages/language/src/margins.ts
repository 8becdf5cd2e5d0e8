import { gamesIn, type Match, type Outcome, type PlayerId, type PointScale, type Settings } from '@ronde/engine';

/** One side of a match, with what it takes from it. */
export interface Side {
  readonly player: PlayerId;
  readonly pm: number;
  readonly pdep: number;
}

/** The figures of a result, the winner's side first; without a winner, who starts. */
export interface Margins {
  readonly players: Match['players'];
  readonly first: Side;
  /** For an exempt table the same as `first`. */
  readonly second: Side;
  readonly won: boolean;
  /** The real margin, from the first side: over all games, no cap. */
  readonly raw: number;
  /** Whether the cap took something off. */
  readonly capped: boolean;
  /** Games won by the first, won by the second, drawn. */
  readonly games: readonly [number, number, number];
}

/** Null without an outcome. */
export function margins(match: Match, settings: Settings, bestOf: 1 | 3, outcome: Outcome | null): Margins | null {
  if (!outcome) return null;
  const players: readonly PlayerId[] = match.players;
  const side = (i: number): Side => ({
    player: players[i] ?? match.players[0],
    pm: outcome.points[i] ?? 0,
    pdep: outcome.spread[i] ?? 0,
  });
  const lead = players.indexOf(outcome.winner ?? seatsOf(match)?.players[0] ?? match.players[0]);
  const other = players.length === 1 ? lead : 1 - lead;
  const played = gamesIn(match.result)
    .slice(0, bestOf)
    .map(([a, b]) => (lead === 0 ? a - b : b - a));
  const cap = settings.spreadCap ?? 100;
  const count = (test: (margin: number) => boolean): number => played.filter(test).length;
  return {
    players: match.players,
    first: side(lead),
    second: side(other),
    won: outcome.winner !== null,
    raw: played.reduce((sum, margin) => sum + margin, 0),
    capped: played.some((margin) => Math.abs(margin) > cap),
    games: [count((m) => m > 0), count((m) => m < 0), count((m) => m === 0)],
  };
}

/** Of round robin and Swiss, where the director sets no other. */
export const defaultScale: PointScale = { win: 2, draw: 1, loss: 0 };

/** A table as people read it: who starts stands first, everywhere. `flipped`: the scores change sides. */
export interface Seats {
  readonly players: readonly [PlayerId, PlayerId];
  readonly flipped: boolean;
}

/** A table as its players and visitors alike know it. */
export interface SeatedTable {
  readonly table?: number;
  readonly players: readonly PlayerId[];
  readonly starts?: PlayerId;
}

/** Null for an exempt table. Without a starter the higher placed stands first. */
export function seatsOf({ players: [a, b], starts }: SeatedTable): Seats | null {
  if (a === undefined || b === undefined) return null;
  return starts === b ? { players: [b, a], flipped: true } : { players: [a, b], flipped: false };
}

export function inSeatOrder<T>(seats: Seats, pair: readonly [T, T]): readonly [T, T] {
  return seats.flipped ? [pair[1], pair[0]] : pair;
}

/**
 * Scores worth a second look before they are saved: over 700, under 100 (a negative one included), four digits,
 * or a margin over 350. `game` in any order.
 */
export function needsSecondLook(game: readonly [number, number]): boolean {
  return game.some((points) => points > 700 || points < 100) || Math.abs(game[0] - game[1]) > 350;
}
