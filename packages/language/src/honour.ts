import type { Honour } from '@ronde/engine';
import type { Dictionary } from './dictionary.ts';
import type { Lang } from './lang.ts';
import { ordinal } from './numbers.ts';

/**
 * « 1ʳᵉ place »; where somebody excluded stands before, who is first of the others has the first prize and keeps the
 * place: « 1ᵉʳ prix (2ᵉ place) ».
 */
export function honour(lang: Lang, { step, place }: Pick<Honour, 'step' | 'place'>): string {
  const own = `${ordinal(lang, place)} place`;
  return step === place ? own : `${prizes[lang](step)} (${own})`;
}

const prizes: Dictionary<(step: number) => string> = {
  fr: (step) => `${step === 1 ? '1ᵉʳ' : ordinal('fr', step)} prix`,
  en: (step) => `${ordinal('en', step)} prize`,
};

/** Under a list of prizes, where somebody was excluded. */
export const afterExclusion: Dictionary<string> = {
  fr: 'Après une exclusion, le prix va à la personne suivante, qui garde sa place au classement.',
  en: 'After an exclusion the prize goes to the next person, whose place in the standings stays.',
};

/** Under a list of prizes, where one is left out: it would tell whose category it is. */
export const categoryWithheld: Dictionary<string> = {
  fr: 'Le prix d’une catégorie que gagne un pseudonyme n’est pas dit ici\u00a0: il dirait la catégorie.',
  en: 'The prize of a category that a pseudonym wins is not told here: it would give the category away.',
};
