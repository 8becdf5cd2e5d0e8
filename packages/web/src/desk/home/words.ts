import type { Lang } from '@ronde/language';

const fr = {
  importFile: 'Importer un fichier',
  importHelp: 'Un tournoi écrit par Ronde, ou dans le même format.',
  notJson: 'Ce n’est pas un fichier de tournoi\u00a0: son texte n’est pas du JSON.',
  tooLarge: 'Ce fichier dépasse 20\u00a0Mo\u00a0: ce n’est pas un fichier de tournoi.',
  asCopy: 'Importer une copie',
  missing: (round: string, results: number) =>
    `${round} : il manque ${results} ${results === 1 ? 'résultat' : 'résultats'}`,
  house: 'Administration',
  accounts: 'Comptes',
  register: 'Registre',
  practice: 'Tournoi d’entraînement',
};

export type HomeWords = typeof fr;

const en: HomeWords = {
  importFile: 'Import a file',
  importHelp: 'A tournament written by Ronde, or in the same format.',
  notJson: 'This is no tournament file: its text is not JSON.',
  tooLarge: 'This file is over 20 MB: it is no tournament file.',
  asCopy: 'Import a copy',
  missing: (round, results) => `${round}: ${results} ${results === 1 ? 'result' : 'results'} missing`,
  house: 'Management',
  accounts: 'Accounts',
  register: 'Register',
  practice: 'Practice tournament',
};

export const homeWords = (lang: Lang): HomeWords => (lang === 'en' ? en : fr);
