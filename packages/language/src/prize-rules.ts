import type { Dictionary } from './dictionary.ts';

/** Under a list of prizes where nobody has two. */
export const oncePassed: Dictionary<string> = {
  fr: 'Sans cumul : qui a déjà un prix le garde, et le suivant va à la personne d’après.',
  en: 'One prize each: who has one keeps it, and the next one goes to the person after.',
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
