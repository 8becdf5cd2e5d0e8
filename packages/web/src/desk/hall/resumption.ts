import type { Lang } from '@ronde/language';

const half = 30;
/** Nobody comes back sooner. */
const least = 20;
/** Who stops between these minutes of the day has lunch, until two o'clock. */
const lunch = { from: 11 * 60 + 30, to: 13 * 60 + 30, until: 14 * 60 };

/** When a hall that stops now goes on: the next half hour, at least twenty minutes ahead. */
export function resumption(lang: Lang, now: Date): string {
  const minute = now.getHours() * 60 + now.getMinutes();
  const next = minute >= lunch.from && minute < lunch.to ? lunch.until : Math.ceil((minute + least) / half) * half;
  const [hours, minutes] = [Math.floor(next / 60) % 24, next % 60];
  if (lang === 'en') return `${hours}:${String(minutes).padStart(2, '0')}`;
  return minutes === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${minutes}`;
}
