import type { Dictionary } from './dictionary.ts';
import type { Lang } from './lang.ts';

const plain = (n: number): string => String(Math.abs(n));

/** +44, −44 (U+2212) and 0: a spread always shows its sign. */
export function signed(n: number): string {
  return n > 0 ? `+${plain(n)}` : n < 0 ? `−${plain(n)}` : '0';
}

/** A plain number with a true minus sign (U+2212). */
export function number(n: number): string {
  return n < 0 ? `−${plain(n)}` : plain(n);
}

/** Of a number that is not whole. */
export const decimalMark: Dictionary<string> = { fr: ',', en: '.' };

/** A figure of a calculation, to a hundredth at most or so many digits, without an idle zero: 221,25 in French, 221.25 in English. */
export function decimal(lang: Lang, n: number, digits = 2): string {
  const scale = 10 ** digits;
  return number(Math.round(n * scale) / scale).replace('.', decimalMark[lang]);
}

/** A rating that is held, or none. */
export interface HeldRating {
  readonly rating?: number | undefined;
  readonly provisional?: boolean | undefined;
}

/** 1803, 1700* while it is provisional, – where it is missing: missing is never 0. An Elo is read to a hundredth: 1049,6. */
export const ratingText = (lang: Lang, { rating, provisional }: HeldRating): string =>
  rating === undefined ? '–' : `${decimal(lang, rating)}${provisional ? '*' : ''}`;

/**
 * « 451 – 407 »: en dash between non-breaking spaces, and a word joiner (U+2060) after it: a line may otherwise break
 * there, for a dash is stronger than the space that follows.
 */
export function score(game: readonly [number, number]): string {
  return `${number(game[0])}\u00a0–\u2060\u00a0${number(game[1])}`;
}

/** A place: 1ʳᵉ, 2ᵉ in French (the word is « la place »), 1st, 2nd, 3rd, 11th in English. */
export const ordinal = (lang: Lang, n: number): string => ordinals[lang](n);

const ordinals: Dictionary<(n: number) => string> = {
  fr: (n) => (n === 1 ? '1ʳᵉ' : `${n}ᵉ`),
  en: (n) => {
    const tens = n % 100;
    return tens >= 11 && tens <= 13 ? `${n}th` : `${n}${['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'}`;
  },
};

const small: Dictionary<readonly string[]> = {
  fr: ['zéro', 'un', 'deux', 'trois', 'quatre'],
  en: ['zero', 'one', 'two', 'three', 'four'],
};

/** Two, three, four in words, the rest in digits. */
export function smallNumber(lang: Lang, n: number): string {
  return n >= 2 ? (small[lang][n] ?? String(n)) : String(n);
}

const and: Dictionary<string> = { fr: 'et', en: 'and' };

/** « A, B et C », « A, B and C ». */
export function list(lang: Lang, items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  return `${items.slice(0, -1).join(', ')} ${and[lang]} ${last}`;
}

export const uncapital = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A sentence ends; one that does already stays as it is. */
export const fullStop = (text: string): string => (/[.?…]$/.test(text) ? text : `${text}.`);

/** After a word, with the space that the language puts before it. */
export const colon: Dictionary<string> = { fr: '\u00a0:', en: ':' };

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
