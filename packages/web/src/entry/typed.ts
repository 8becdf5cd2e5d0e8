import type { Game, MatchResult } from '@ronde/engine';
import { gamesIn } from '@ronde/engine';
import { inSeatOrder, needsSecondLook, type Seats } from '@ronde/language';

/** The left field is that of who starts. */
export type Side = 0 | 1;

/** What stands in the strip for one table, as typed: two scores, and who forfeits. */
export interface Typed {
  readonly scores: readonly [string, string];
  readonly away: readonly [boolean, boolean];
}

export const blank: Typed = { scores: ['', ''], away: [false, false] };

/** What it amounts to. `missing`: one score is there, the other not; an empty field is never zero. */
export type Reading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'missing'; readonly side: Side }
  /** `game`: as typed, starter first, where there is one; `doubtful`: worth a second look. */
  | { readonly kind: 'result'; readonly result: MatchResult; readonly game: Game | null; readonly doubtful: boolean };

/** Whole points, a minus sign in front at most; null for nothing or a minus alone. */
export function points(text: string): number | null {
  const clean = text.replace('−', '-');
  return /^-?\d{1,4}$/.test(clean) ? 0 + Number(clean) : null;
}

/** Keeps what can be part of a score, whatever was typed, dictated or pasted. */
export function scoreText(text: string): string {
  const sign = /^\s*[-−]/.test(text) ? '−' : '';
  return sign + text.replace(/\D/g, '').slice(0, 4);
}

export function readTyped({ scores, away }: Typed, seats: Seats): Reading {
  if (away[0] || away[1]) {
    const by = away[0] && away[1] ? 'both' : seats.players[away[0] ? 0 : 1];
    return { kind: 'result', result: { kind: 'forfeit', by, games: [] }, game: null, doubtful: false };
  }
  const [left, right] = [points(scores[0]), points(scores[1])];
  if (left === null && right === null) return { kind: 'empty' };
  if (left === null || right === null) return { kind: 'missing', side: left === null ? 0 : 1 };
  const game: Game = [left, right];
  return {
    kind: 'result',
    result: { kind: 'games', games: [inSeatOrder(seats, game)] },
    game,
    doubtful: needsSecondLook(game),
  };
}

/** A saved result back in the fields, to be corrected. */
export function typedOf(result: MatchResult | undefined, seats: Seats): Typed {
  if (!result) return blank;
  if (result.kind === 'forfeit' && result.games.length === 0) {
    const away = (side: Side): boolean => result.by === 'both' || result.by === seats.players[side];
    return { scores: ['', ''], away: [away(0), away(1)] };
  }
  const [game] = gamesIn(result);
  if (!game) return blank;
  const [left, right] = inSeatOrder(seats, game);
  return { scores: [scoreText(String(left)), scoreText(String(right))], away: [false, false] };
}

export function sameTyped(a: Typed, b: Typed): boolean {
  return ([0, 1] as const).every((side) => a.scores[side] === b.scores[side] && a.away[side] === b.away[side]);
}

export function withScore(typed: Typed, side: Side, text: string): Typed {
  const scores: [string, string] = [typed.scores[0], typed.scores[1]];
  const away: [boolean, boolean] = [typed.away[0], typed.away[1]];
  scores[side] = scoreText(text);
  away[side] = false;
  return { scores, away };
}

/** `F`: this player did not come; again: they did. A forfeit has no score. */
export function withForfeit(typed: Typed, side: Side): Typed {
  const away: [boolean, boolean] = [typed.away[0], typed.away[1]];
  away[side] = !away[side];
  return { scores: away[0] || away[1] ? ['', ''] : typed.scores, away };
}

/** What a digit typed in the table field means: a table of this round, or already the first score. */
export function meantForTable(text: string, mostTables: number): boolean {
  return text === '' || (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= mostTables);
}
