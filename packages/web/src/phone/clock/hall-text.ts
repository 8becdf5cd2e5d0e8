import type { HallClock } from '@ronde/contract/http/hall';
import type { Frozen } from '@ronde/contract/values/same-type';
import { remaining } from '../../core/hour.ts';
import type { ClockSentences } from './sentences.ts';

/** What the hall's clock says at `now`, by the server's clock, in the figures of the screen. Where the true end is hidden no figure is told after the announced one. */
export function hallText(
  { endsAt, left, hidden, endedAt }: Frozen<HallClock>,
  now: number,
  text: ClockSentences,
): string {
  if (hidden === 'ended' || endedAt !== undefined) return text.ended;
  if (endsAt === null) return text.hallStopped(remaining(left ?? 0));
  if (endsAt > now) return text.hallLeft(remaining(endsAt - now));
  return hidden === 'secret' ? text.anyMoment : text.ended;
}

/** « 15:58 » */
export function clockTime(at: number): string {
  const date = new Date(at);
  return `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`;
}
