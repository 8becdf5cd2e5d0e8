import { clockWords, date, type Lang } from '@ronde/language';

/** « 1ᵉʳ décembre 2026, 14 h 05 », in the reader's own time zone. `at`: ISO 8601. */
export function moment(lang: Lang, at: string): string {
  const time = new Date(at);
  const civil = new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  return `${date(lang, civil)}, ${clockWords(lang, at)}`;
}
