import type { HallClock } from '@ronde/contract/http/hall';
import { type FormatId, gameOf, type Tournament } from '@ronde/engine';
import { leastTime } from '@ronde/engine/game/turn';

/** A whole number from 1 to `most`, as somebody typed it; null: it is none. */
export function wholeFrom(text: string, most: number): number | null {
  const n = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return n >= 1 && n <= most ? n : null;
}

/** The newest published round, which is in play; 0: none. */
export const roundInPlay = ({ rounds }: Tournament): number => {
  const at = rounds.findLastIndex(({ status }) => status !== 'draft');
  return rounds[at]?.status === 'published' ? at + 1 : 0;
};

/** Whether a clock may be started: a round is in play, and none goes on for it. */
export function mayStart(tournament: Tournament, clock: HallClock | null): boolean {
  const round = roundInPlay(tournament);
  return round > 0 && (clock === null || clock.round !== round || clock.endedAt !== undefined);
}

/** « Temps alloué »: the texts of Scrabble give each 20 minutes a game at least. */
export const shortOfTheRules = (format: FormatId, minutes: number): boolean =>
  gameOf(format) === 'scrabble' && minutes * 60 < leastTime;
