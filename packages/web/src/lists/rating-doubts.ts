import type { Dictionary } from '@ronde/language';

interface RatingDoubts {
  readonly implausible: string;
  ambiguous(text: string, whole: string, decimal: string): string;
}

/** Of a rating outside what its kind ever was, or that may be read in two ways: in a list and in the form of one person. */
export const ratingDoubts: Dictionary<RatingDoubts> = {
  fr: {
    implausible: 'cote peu vraisemblable\u00a0: à vérifier',
    ambiguous: (text, whole, decimal) => `cote «\u00a0${text}\u00a0»\u00a0: ${whole} ou ${decimal}\u202f? Choisissez.`,
  },
  en: {
    implausible: 'rating hardly plausible: to be checked',
    ambiguous: (text, whole, decimal) => `rating “${text}”: ${whole} or ${decimal}? Choose.`,
  },
};
