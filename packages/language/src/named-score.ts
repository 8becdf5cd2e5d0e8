import type { Match, MatchResult } from '@ronde/engine';
import { inSeatOrder, seatsOf } from './margins.ts';
import type { Names } from './names.ts';
import { number } from './numbers.ts';
import { wargameScore } from './wargame-echo.ts';

/** « RIVET – BRICE »: who starts stands first. Null for an exempt table, and where the table is not known any more. */
export function namedPair(match: Match | undefined, { short }: Names): string | null {
  const seats = match ? seatsOf(match) : null;
  return seats?.players.map(short).join('\u00a0– ') ?? null;
}

/**
 * « RIVET 400 – BRICE 450 »: one game, or the two scores of the wargame, in the order in which they are typed. Null
 * where a result has no such figures.
 */
export function namedScore(match: Match | undefined, result: MatchResult, { short }: Names): string | null {
  const seats = match ? seatsOf(match) : null;
  const figures = match ? figuresIn(match, result) : null;
  if (!seats || !figures) return null;
  const [first, second] = inSeatOrder(seats, figures);
  const [one, other] = seats.players;
  return `${short(one)}\u00a0${number(first)}\u00a0– ${short(other)}\u00a0${number(second)}`;
}

function figuresIn(match: Match, result: MatchResult): readonly [number, number] | null {
  if (result.kind === 'losses' || result.kind === 'points') return wargameScore(match, result);
  return result.kind === 'games' && result.games.length === 1 ? (result.games[0] ?? null) : null;
}
