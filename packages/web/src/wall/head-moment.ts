import type { HallClock } from '@ronde/contract/http/hall';
import { hour, remaining } from '../core/hour.ts';
import type { ScreenWords } from './words.ts';

/** So long the corner says when the round began. */
const begun = 60_000;

export interface HeadMoment {
  readonly at: string;
  readonly what: string;
}

/** Beside the tables of a round with clocks: when it began, then what is left; undefined: nothing but the hour is true. */
export function headMoment(clock: HallClock, now: number, say: ScreenWords): HeadMoment | undefined {
  const { startedAt, endsAt, left, endedAt } = clock;
  if (endedAt !== undefined) return undefined;
  if (endsAt === null) return { at: remaining(left ?? 0), what: say.paused };
  if (now >= endsAt) return undefined;
  if (now < startedAt + begun) return { at: hour(startedAt), what: say.roundStart };
  return { at: remaining(endsAt - now), what: say.leftShort };
}
