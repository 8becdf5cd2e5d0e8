import { civilDay, clock, clockInWords, date, type Lang } from '@ronde/language';

/** 15:08 of the server's milliseconds since 1970. */
export const hour = (moment: number): string => clock(new Date(moment).toISOString());

const two = (n: number): string => String(n).padStart(2, '0');

/** 23:05, 1:24:10: what remains, never below zero; the last second is still counted as one. */
export function remaining(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** « 1ᵉʳ décembre 2026, 14 h 05 », in the reader's own time zone. `at`: ISO 8601. */
export const moment = (lang: Lang, at: string): string => `${date(lang, civilDay(at))}, ${clockInWords(lang, at)}`;

/** The reader's own day. */
export const today = (): string => civilDay(new Date());
