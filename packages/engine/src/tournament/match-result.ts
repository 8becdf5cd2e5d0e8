import { never } from '../base/result.ts';
import type { NoteId, PlayerId } from './ids.ts';

/** Scores of one game after penalties, in the order of the match's players. */
export type GameScore = readonly [number, number];

/** How many of the games one side of the table has won. */
export const gamesWonBy = (seat: 0 | 1, games: readonly GameScore[]): number =>
  games.filter((game) => game[seat] > game[seat === 0 ? 1 : 0]).length;

/** Cohesion lost by an army, of its total. */
export interface Loss {
  readonly lost: number;
  readonly total: number;
}

/**
 * How a match ended.
 * - `games`: Scrabble, played to its end.
 * - `forfeit`: somebody did not come (no games), or gave up in its course (the games played stay).
 * - `awarded`: lost by decision of an arbiter; `to` gets the match, the other one played.
 * - `losses`: the wargame, from the cohesion that each army lost; `winner` null for a draw.
 * - `points`: the wargame, the two scores as such.
 * - `decided`: who won, and nothing else (round robin and Swiss); null for a draw.
 *
 * `article`: the rule that decided, "9.5". `reason`: free text that a file brought; what is typed at a desk is kept
 * beside the log, under `note`.
 */
export type MatchResult =
  | { readonly kind: 'games'; readonly games: readonly GameScore[] }
  | ({ readonly kind: 'forfeit'; readonly by: PlayerId | 'both'; readonly games: readonly GameScore[] } & Ruling)
  | Awarded
  | ({ readonly kind: 'losses'; readonly winner: PlayerId | null; readonly cohesion: readonly [Loss, Loss] } & Noted)
  | ({
      readonly kind: 'points';
      readonly winner: PlayerId | null;
      readonly points: readonly [number, number];
    } & Noted)
  | { readonly kind: 'decided'; readonly winner: PlayerId | null };

interface Noted {
  readonly note?: NoteId;
}

interface Ruling extends Noted {
  readonly article?: string;
}

interface Awarded extends Ruling {
  readonly kind: 'awarded';
  readonly to: PlayerId;
  readonly games: readonly GameScore[];
  readonly reason?: string;
}

/** A result as it is typed: a reason in free text never enters the log. */
export type TypedResult = Exclude<MatchResult, Awarded> | Omit<Awarded, 'reason'>;

/** The games of a result; none where it is not made of games. */
export function gamesIn(result: MatchResult | undefined): readonly GameScore[] {
  return result && 'games' in result ? result.games : [];
}

/** The same result told from the other side of the table. */
export function fromOtherSide(result: MatchResult): MatchResult {
  switch (result.kind) {
    case 'games':
    case 'forfeit':
    case 'awarded':
      return { ...result, games: result.games.map(([a, b]): GameScore => [b, a]) };
    case 'losses':
      return { ...result, cohesion: [result.cohesion[1], result.cohesion[0]] };
    case 'points':
      return { ...result, points: [result.points[1], result.points[0]] };
    case 'decided':
      return result;
    default:
      return never(result);
  }
}
