import type { Problems } from './problem-sentences.ts';

/** What the hall's clocks are refused for. */
export const hall = {
  'no-clock': {
    status: 409,
    fr: ['Rien n’est changé : aucune pendule ne tourne.', 'Lancez d’abord les pendules.'],
    en: ['Nothing was changed: no clock runs.', 'Start the clocks first.'],
  },
  'no-hidden-end': {
    status: 409,
    fr: ['Rien n’est lancé : seul L’Art de la Guerre a une fin cachée.', 'Lancez les pendules sans elle.'],
    en: ['Nothing was started: only L’Art de la Guerre has a hidden end.', 'Start the clocks without one.'],
  },
  'no-round-drawn': {
    status: 409,
    fr: ['Rien n’est lancé : aucune table publiée n’est en jeu.', 'Publiez les tables, puis lancez les pendules.'],
    en: ['Nothing was started: no published table is in play.', 'Publish the tables, then start the clocks.'],
  },
} as const satisfies Problems;
