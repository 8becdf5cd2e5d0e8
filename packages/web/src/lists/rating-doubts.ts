import type { Dictionary } from '@ronde/language';

/** Of a rating outside what its kind ever was, in a list and in the form of one person. */
export const ratingDoubts: Dictionary<{ readonly implausible: string }> = {
  fr: { implausible: 'cote peu vraisemblable\u00a0: à vérifier' },
  en: { implausible: 'rating hardly plausible: to be checked' },
};
