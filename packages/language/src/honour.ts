import type { Honour } from '@ronde/engine';
import type { Lang } from './lang.ts';
import { ordinal } from './numbers.ts';

/**
 * « 1ʳᵉ place »; where somebody excluded stands before, who is first of the others has the first prize and keeps the
 * place: « 1ᵉʳ prix (2ᵉ place) ».
 */
export function honour(lang: Lang, { step, place }: Pick<Honour, 'step' | 'place'>): string {
  const own = `${ordinal(lang, place)} place`;
  if (step === place) return own;
  const prize = lang === 'en' ? `${ordinal('en', step)} prize` : `${step === 1 ? '1ᵉʳ' : ordinal('fr', step)} prix`;
  return `${prize} (${own})`;
}

/** Under a list of prizes, where somebody was excluded. */
export const afterExclusion = (lang: Lang): string =>
  lang === 'en'
    ? 'After an exclusion the prize goes to the next person, whose place in the standings stays.'
    : 'Après une exclusion, le prix va à la personne suivante, qui garde sa place au classement.';

/** Under a list of prizes, where one is left out: it would tell whose category it is. */
export const categoryWithheld = (lang: Lang): string =>
  lang === 'en'
    ? 'The prize of a category that a pseudonym wins is not told here: it would give the category away.'
    : 'Le prix d’une catégorie que gagne un pseudonyme n’est pas dit ici\u00a0: il dirait la catégorie.';
