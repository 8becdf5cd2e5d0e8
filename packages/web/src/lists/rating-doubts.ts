import type { Dictionary } from '@ronde/language';

interface RatingDoubts {
  readonly implausible: string;
  /** Of an Elo, which may have decimals. */
  ambiguous(text: string, whole: string, decimal: string): string;
  /** Of a PL, which has none: it may be a whole number written in thousands, or no rating. */
  grouped(text: string, whole: string): string;
  /** The same where it is typed. */
  groupedTyped(text: string, whole: string): string;
}

/** Of a rating outside what its kind ever was, or that may be read in two ways: in a list and in the form of one person. */
export const ratingDoubts: Dictionary<RatingDoubts> = {
  fr: {
    implausible: 'cote peu vraisemblable\u00a0: à vérifier',
    ambiguous: (text, whole, decimal) => `cote «\u00a0${text}\u00a0»\u00a0: ${whole} ou ${decimal}\u202f? Choisissez.`,
    grouped: (text, whole) => `cote «\u00a0${text}\u00a0»\u00a0: est-ce ${whole}\u202f?`,
    groupedTyped: (text, whole) =>
      `cote «\u00a0${text}\u00a0»\u00a0: si c’est ${whole}, écrivez-la sans point ni virgule.`,
  },
  en: {
    implausible: 'rating hardly plausible: to be checked',
    ambiguous: (text, whole, decimal) => `rating “${text}”: ${whole} or ${decimal}? Choose.`,
    grouped: (text, whole) => `rating “${text}”: is it ${whole}?`,
    groupedTyped: (text, whole) => `rating “${text}”: if it is ${whole}, write it without a point or comma.`,
  },
};
