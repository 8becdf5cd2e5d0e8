import type { Dictionary } from './dictionary.ts';
import type { Lang } from './lang.ts';

/** The forms of a noun or a sentence. French also has `many` (a round million), which falls back to `other`. */
export interface Forms {
  readonly one: string;
  readonly many?: string;
  readonly other: string;
}

const rules: Dictionary<Intl.PluralRules> = {
  fr: new Intl.PluralRules('fr'),
  en: new Intl.PluralRules('en'),
};

/** The form that goes with `n`: in French 0 and 1 are singular, in English 1 alone. */
export function plural(lang: Lang, n: number, forms: Forms): string {
  const category = rules[lang].select(n);
  if (category === 'one') return forms.one;
  return category === 'many' ? (forms.many ?? forms.other) : forms.other;
}

/** What parts thousands, and what stands between a number and its noun. */
const written: Dictionary<{ readonly thousands: string; readonly beforeNoun: string }> = {
  fr: { thousands: '\u202f', beforeNoun: '\u00a0' },
  en: { thousands: ',', beforeNoun: ' ' },
};

/** « 398 866 », “398,866”: thousands apart from 10 000 on. Ratings and points are never grouped. */
export function grouped(lang: Lang, n: number): string {
  return n < 10_000 ? String(n) : String(n).replace(/\B(?=(\d{3})+$)/g, written[lang].thousands);
}

/** « 3 tables »: the number and the form that goes with it, kept on one line in French. */
export function counted(lang: Lang, n: number, forms: Forms): string {
  return `${grouped(lang, n)}${written[lang].beforeNoun}${plural(lang, n, forms)}`;
}
