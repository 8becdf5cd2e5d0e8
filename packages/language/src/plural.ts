import type { Lang } from './lang.ts';

/** The forms of a noun or a sentence. French also has `many` (a round million), which falls back to `other`. */
export interface Forms {
  readonly one: string;
  readonly many?: string;
  readonly other: string;
}

const rules: Readonly<Record<Lang, Intl.PluralRules>> = {
  fr: new Intl.PluralRules('fr'),
  en: new Intl.PluralRules('en'),
};

/** The form that goes with `n`: in French 0 and 1 are singular, in English 1 alone. */
export function plural(lang: Lang, n: number, forms: Forms): string {
  const category = rules[lang].select(n);
  if (category === 'one') return forms.one;
  return category === 'many' ? (forms.many ?? forms.other) : forms.other;
}

/** « 3 tables »: the number and the form that goes with it, kept on one line in French. */
export function counted(lang: Lang, n: number, forms: Forms): string {
  return `${n}${lang === 'fr' ? '\u00a0' : ' '}${plural(lang, n, forms)}`;
}
