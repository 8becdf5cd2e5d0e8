import type { Honour } from '@ronde/engine';
import type { Dictionary } from './dictionary.ts';
import type { Lang } from './lang.ts';
import { isolated } from './names.ts';
import { capital, ordinal } from './numbers.ts';

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

/** A prize of a list. `figure`: the place in the whole ranking, of a counter the total, of a game the score or margin. */
interface ListedPrize {
  readonly group: 'podium' | 'series' | 'category' | 'club' | 'trophy' | 'counter' | 'game';
  readonly of: string | null;
  readonly figure: number | null;
  readonly step?: number | undefined;
}

/** What a prize is called: « 1ʳᵉ place », « Série B », « Vermeil », « Club : Lyon ». */
export function prizeName(lang: Lang, { group, of, figure, step }: ListedPrize): string {
  if (group === 'podium') return figure === null ? '' : honour(lang, { step: step ?? figure, place: figure });
  const name = group === 'counter' ? counterName(lang, of ?? '') : (of ?? '');
  if (group === 'game') return ofGame[lang][of === 'best-game' ? 0 : 1];
  // Categories and counters are common nouns, written small.
  const first =
    (firstOf[lang][group] ?? '') + isolated(group === 'category' || group === 'counter' ? capital(name) : name);
  return step === undefined ? first : `${first}, ${prizes[lang](step)}`;
}

/** What a trophy counts, as it was typed; the usual two are said in the reader's language. */
export const counterName = (lang: Lang, counter: string): string => usualNames[lang][counter] ?? counter;

const usualNames: Dictionary<Readonly<Record<string, string>>> = {
  fr: {},
  en: { 'camps pillés': 'camps sacked', 'généraux tués': 'generals killed' },
};

const firstOf: Dictionary<Partial<Record<ListedPrize['group'], string>>> = {
  fr: { series: 'Série ', club: 'Club\u00a0: ' },
  en: { series: 'Series ', club: 'Club: ' },
};

/** The highest score of a game, then the widest margin. */
const ofGame: Dictionary<readonly [string, string]> = {
  fr: ['Meilleur score', 'Plus grand écart'],
  en: ['Best score', 'Widest margin'],
};

/** Under a list of prizes, where somebody was excluded. */
export const afterExclusion: Dictionary<string> = {
  fr: 'Après une exclusion, le prix va à la personne suivante, qui garde sa place au classement.',
  en: 'After a disqualification the prize goes to the next person, whose place in the standings does not change.',
};

/** Under a list of prizes, where one is left out: it would tell whose category it is. */
export const categoryWithheld: Dictionary<string> = {
  fr: 'Le prix d’une catégorie que gagne un pseudonyme n’est pas dit ici\u00a0: il dirait la catégorie.',
  en: 'A category prize won by a pseudonym is not shown here: it would give the category away.',
};

/** Under a list of prizes where nobody has two. */
export const oncePassed: Dictionary<string> = {
  fr: 'Sans cumul : qui a déjà un prix le garde, et le suivant va à la personne d’après.',
  en: 'One prize each: whoever has one keeps it, and the next one goes to the person after.',
};

/** Under a list of prizes where a shared sum does not divide. */
export const oddCents: Dictionary<string> = {
  fr: 'Quand une somme partagée ne tombe pas juste, le centime de trop va à qui est nommé en premier.',
  en: 'Where a shared sum does not divide, the odd cent goes to whoever is named first.',
};

/** Instead of a list of prizes where the rules leave none. */
export const noPrizeWanted: Dictionary<string> = {
  fr: 'Ce tournoi ne donne aucun prix.',
  en: 'This tournament gives no prizes.',
};
