import type { HallClock } from '@ronde/contract/http/hall';
import { type FormatId, gameOf, type Tournament } from '@ronde/engine';
import { leastTime } from '@ronde/engine/game/turn';

/**
 * What a clock says at a moment of the server. `any-moment`: the announced end has passed, the true one has not.
 * `over`: the time is up, or the game was ended.
 */
export type ClockState =
  | { readonly kind: 'running' | 'stopped'; readonly left: number }
  | { readonly kind: 'any-moment' }
  | { readonly kind: 'over'; readonly at: number };

export function clockState({ length, endsAt, left, hidden, endedAt }: HallClock, now: number): ClockState {
  if (endedAt !== undefined) return { kind: 'over', at: endedAt };
  if (endsAt === null) return { kind: 'stopped', left: left ?? 0 };
  // A page looks at its clock a few times a second: a start may come just after it did.
  if (now < endsAt) return { kind: 'running', left: Math.min(length, endsAt - now) };
  return hidden === 'secret' ? { kind: 'any-moment' } : { kind: 'over', at: endsAt };
}

/** How long the clock has run, stops left out, in ms; never more than its length. */
export function hasRun(clock: HallClock, now: number): number {
  const state = clockState(clock, clock.endedAt ?? now);
  const left = state.kind === 'running' || state.kind === 'stopped' ? state.left : remaining(clock);
  return Math.max(0, clock.length - left);
}

/** Of a clock that was ended before its time, what it would have had left. */
const remaining = ({ endsAt, endedAt }: HallClock): number =>
  endsAt === null || endedAt === undefined ? 0 : Math.max(0, endsAt - endedAt);

/** 23:14, 1:02:30: a second that has begun counts, so that 0:00 is the end. */
export function leftText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number): string => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A whole number from 1 to `most`, as somebody typed it; null: it is none. */
export function wholeFrom(text: string, most: number): number | null {
  const n = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return n >= 1 && n <= most ? n : null;
}

/** The newest published round, which is in play; 0: none. */
export const publishedRound = ({ rounds }: Tournament): number => {
  const at = rounds.findLastIndex(({ status }) => status !== 'draft');
  return rounds[at]?.status === 'published' ? at + 1 : 0;
};

/** Whether a clock may be started: a round is in play, and none goes on for it. */
export function mayStart(tournament: Tournament, clock: HallClock | null): boolean {
  const round = publishedRound(tournament);
  return round > 0 && (clock === null || clock.round !== round || clock.endedAt !== undefined);
}

/** « Temps alloué »: the texts of Scrabble give each 20 minutes a game at least. */
export const shortOfTheRules = (format: FormatId, minutes: number): boolean =>
  gameOf(format) === 'scrabble' && minutes * 60 < leastTime;
