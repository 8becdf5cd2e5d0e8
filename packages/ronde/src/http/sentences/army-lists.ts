import type { Problems } from './problem-sentences.ts';

/** Army lists of the wargame that cannot be kept, or are not there. */
export const armyListProblems = {
  'army-list-too-large': {
    status: 413,
    fr: [
      'Rien n’est enregistré\u00a0: la liste d’armée est trop grande.',
      'Elle dépasse 500 ko\u00a0: allégez le fichier.',
    ],
    en: ['Nothing was saved: the army list is too large.', 'It is over 500 kB: make the file smaller.'],
  },
  'no-army-list-file': {
    status: 415,
    fr: [
      'Rien n’est enregistré\u00a0: ce fichier n’est ni un texte ni un PDF.',
      'Enregistrez la liste d’armée en texte ou en PDF, puis choisissez-la.',
    ],
    en: [
      'Nothing was saved: this file is neither a text nor a PDF.',
      'Save the army list as text or as a PDF, then choose it.',
    ],
  },
  'lists-published': {
    status: 409,
    fr: [
      'Rien n’est enregistré\u00a0: les listes d’armée sont publiées.',
      'L’arbitrage peut encore remplacer la vôtre.',
    ],
    en: ['Nothing was saved: the army lists are published.', 'The arbiter can still replace yours.'],
  },
  'unknown-army-list': {
    status: 404,
    fr: ['Cette liste d’armée n’est pas là.', 'Elle n’est pas arrivée, ou a été retirée.'],
    en: ['This army list is not here.', 'It has not been sent, or was removed.'],
  },
} as const satisfies Problems;
