import type { Dictionary } from '@ronde/language';

/** Of a line of a list, and at the desk as it is typed: the form of a person does not load what lists say. */
export const implausibleRating: Dictionary<string> = {
  fr: 'cote peu vraisemblable : à vérifier',
  en: 'rating hardly plausible: to be checked',
};
