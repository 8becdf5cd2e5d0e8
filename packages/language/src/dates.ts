import type { Dictionary } from './dictionary.ts';
import type { Lang } from './lang.ts';

interface CalendarNames {
  readonly months: readonly string[];
  day(d: number): string;
  range(from: string, to: string): string;
}

// Written out: a civil date has no time zone, and no machine's locale may change a printed page.
const calendars: Dictionary<CalendarNames> = {
  fr: {
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
    day: (d) => (d === 1 ? '1ᵉʳ' : String(d)),
    range: (from, to) => `du ${from} au ${to}`,
  },
  en: {
    months: 'January February March April May June July August September October November December'.split(' '),
    day: String,
    range: (from, to) => `${from} to ${to}`,
  },
};

const civil = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Year, month 1–12, day, weekday 0 (Sunday) – 6; null for what is not `2026-11-14` or not a day of the calendar. */
function parts(date: string): readonly [number, number, number, number] | null {
  const [, y, m, d] = civil.exec(date) ?? [];
  const day = new Date(Date.UTC(Number(y), Number(m) - 1, Number(d)));
  if (Number.isNaN(day.getTime()) || day.getUTCDate() !== Number(d)) return null;
  return [Number(y), Number(m), Number(d), day.getUTCDay()];
}

/** « 14 novembre 2026 », « 14 November 2026 » from a civil date; what is not one is given back as it is. */
export function date(lang: Lang, civilDate: string): string {
  const found = parts(civilDate);
  if (!found) return civilDate;
  const [y, m, d] = found;
  return `${calendars[lang].day(d)} ${calendars[lang].months[m - 1]} ${y}`;
}

const days: Dictionary<readonly string[]> = {
  fr: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
};

/** « samedi 14 novembre 2026 », « Saturday 14 November 2026 ». */
export function longDate(lang: Lang, civilDate: string): string {
  const found = parts(civilDate);
  return found ? `${days[lang][found[3]]} ${date(lang, civilDate)}` : civilDate;
}

/** « dimanche », « Sunday »; nothing of what is no date. */
export function weekday(lang: Lang, civilDate: string): string {
  const found = parts(civilDate);
  return found ? (days[lang][found[3]] ?? '') : '';
}

/** So many days after a civil date; what is not one is given back as it is. */
export function daysAfter(civilDate: string, count: number): string {
  const found = parts(civilDate);
  if (!found) return civilDate;
  return new Date(Date.UTC(found[0], found[1] - 1, found[2] + count)).toISOString().slice(0, 10);
}

/** « 14 h 30 », « 14 h », « 14:30 »: an hour by the clock of the place, `14:30`. */
export function hourInWords(lang: Lang, at: string): string {
  const [hours = '', minutes = ''] = at.split(':');
  return civilHours[lang](hours, minutes);
}

/** « 2 h 30 », « 40 min »: how long something lasts, in minutes. */
export const hoursAndMinutes = (lang: Lang, minutes: number): string =>
  minutes < 60 ? `${minutes}\u00a0min` : lasting[lang](Math.floor(minutes / 60), minutes % 60);

const lasting: Dictionary<(hours: number, minutes: number) => string> = {
  fr: (hours, minutes) => `${hours}\u00a0h${minutes === 0 ? '' : `\u00a0${String(minutes).padStart(2, '0')}`}`,
  en: (hours, minutes) => `${hours}\u00a0h${minutes === 0 ? '' : `\u00a0${minutes}\u00a0min`}`,
};

const civilHours: Dictionary<(hours: string, minutes: string) => string> = {
  fr: (hours, minutes) => `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`,
  en: (hours, minutes) => `${hours}:${minutes}`,
};

/** « 14 novembre 2026 », or « du 14 au 15 novembre 2026 » when it lasts. */
export function dates(lang: Lang, from: string, to?: string): string {
  const first = parts(from);
  const last = to ? parts(to) : null;
  if (!first || !last || from === to) return date(lang, from);
  const sameMonth = first[0] === last[0] && first[1] === last[1];
  const start = sameMonth ? calendars[lang].day(first[2]) : date(lang, from);
  return calendars[lang].range(start, date(lang, to ?? from));
}

const two = (n: number): string => String(n).padStart(2, '0');

/** The civil date of a moment where this program runs: a house's day, a reader's own day. */
export function civilDay(at: string | Date): string {
  const time = new Date(at);
  return `${String(time.getFullYear()).padStart(4, '0')}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** 14:05, for tables, in the reader's own time zone. `at`: ISO 8601. */
export const clock = (at: string): string => hourAndMinutes(new Date(at));

function hourAndMinutes(time: Date): string {
  return `${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** 14 h 05 in a French sentence, 14:05 in an English one. */
export const clockInWords = (lang: Lang, at: string): string => hours[lang](new Date(at));

const hours: Dictionary<(time: Date) => string> = {
  fr: (time) => `${time.getHours()}\u00a0h\u00a0${two(time.getMinutes())}`,
  en: hourAndMinutes,
};
