import type { HallClock } from '@ronde/contract/http/hall';

/**
 * What a clock says at a moment of the server. `any-moment`: the announced end has passed, the true one has not.
 * `over`: the time is up, or the game was ended.
 */
export type ClockState =
  | { readonly kind: 'running' | 'stopped'; readonly left: number }
  | { readonly kind: 'any-moment' }
  | { readonly kind: 'over'; readonly at: number };

export function clockState({ endsAt, left, hidden, endedAt }: HallClock, now: number): ClockState {
  if (endedAt !== undefined) return { kind: 'over', at: endedAt };
  if (endsAt === null) return { kind: 'stopped', left: left ?? 0 };
  if (now < endsAt) return { kind: 'running', left: endsAt - now };
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
