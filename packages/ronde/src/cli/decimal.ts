import { type Lang, number } from '@ronde/language';

/** At most two decimals, with the comma or the point of the language: 221,25. */
export function decimal(lang: Lang, value: number): string {
  const text = number(Math.round(value * 100) / 100);
  return lang === 'fr' ? text.replace('.', ',') : text;
}
