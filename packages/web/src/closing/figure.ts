import type { Lang } from '@ronde/language';

/** A figure of a calculation, to a tenth, without an idle zero: « 71,5 », « −105 ». */
export function figure(lang: Lang, n: number): string {
  const rounded = Math.round(Math.abs(n) * 10) / 10;
  const text = String(rounded).replace('.', lang === 'fr' ? ',' : '.');
  return n < 0 && rounded !== 0 ? `−${text}` : text;
}
