const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Day first, as in French (IMP-04). */
const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const year = /^\d{4}$/;

/** A civil date as text, `2024-01-31`; null for what is none. No instant and no time zone has a part in it. */
export function readDate(text: string): string | null {
  const typed = text.trim();
  const [, y = '', m = '', d = ''] = iso.exec(typed) ?? [];
  if (y) return civil(y, m, d);
  const [, day = '', month = '', full = ''] = french.exec(typed) ?? [];
  return full ? civil(full, month, day) : null;
}

/** The year that somebody was born in, from a year or a date; null for anything else. */
export function readBirthYear(text: string): number | null {
  const typed = text.trim();
  const found = year.test(typed) ? Number(typed) : Number(readDate(typed)?.slice(0, 4) ?? 0);
  return found >= 1900 && found <= 2100 ? found : null;
}

function civil(y: string, m: string, d: string): string | null {
  const [month, day] = [Number(m), Number(d)];
  const days = [31, Number(y) % 4 === 0 && (Number(y) % 100 !== 0 || Number(y) % 400 === 0) ? 29 : 28];
  const last = days[month - 1] ?? ([4, 6, 9, 11].includes(month) ? 30 : 31);
  if (month < 1 || month > 12 || day < 1 || day > last) return null;
  return `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
}
