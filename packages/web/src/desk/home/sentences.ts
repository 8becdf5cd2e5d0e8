import type { Dictionary } from '@ronde/language';

const fr = {
  importFile: 'Importer un fichier',
  importHelp: 'Un tournoi de Ronde (fichier ou archive), ou les résultats d’un autre programme (tsh, AUPAIR, tableur).',
  notJson: 'Ce n’est pas un fichier de tournoi. Choisissez un fichier .json exporté par Ronde.',
  tooLarge: 'Ce fichier dépasse 20\u00a0Mo\u00a0: ce n’est pas un fichier de tournoi.',
  packedTooLarge:
    'Cette archive dépasse 14\u00a0Mo\u00a0: importez le fichier «\u00a0…-journal.json\u00a0» qu’elle contient.',
  asCopy: 'Importer une copie',
  imported: 'Le tournoi du fichier est importé.',
  open: 'Ouvrir le tournoi',
  missing: (round: string, results: number) =>
    `${round} : il manque ${results} ${results === 1 ? 'résultat' : 'résultats'}`,
  privateCells: (n: number) =>
    n === 1
      ? '1 club ou licence est une adresse, un téléphone, une date ou un montant\u00a0: l’effacer'
      : `${n} clubs ou licences sont des adresses, des téléphones, des dates ou des montants\u00a0: les effacer`,
  house: 'Administration',
  accounts: 'Comptes',
  federation: 'Fédération',
  register: 'Registre',
  practice: 'Tournoi d’entraînement',
  archived: 'Archivés',
  removed: 'Supprimés',
  removedHelp: 'Cachés partout, et gardés\u00a0: rien n’en est effacé.',
};

type HomeSentences = typeof fr;

const en: HomeSentences = {
  importFile: 'Import a file',
  importHelp: 'A tournament of Ronde (file or archive), or results of another program (tsh, AUPAIR, spreadsheet).',
  notJson: 'This is not a tournament file: it is not JSON.',
  tooLarge: 'This file is over 20 MB: it is not a tournament file.',
  packedTooLarge: 'This archive is over 14 MB: import the file “…-journal.json” that it holds.',
  asCopy: 'Import a copy',
  imported: 'The tournament in the file is imported.',
  open: 'Open the tournament',
  missing: (round, results) => `${round}: ${results} ${results === 1 ? 'result' : 'results'} missing`,
  privateCells: (n) =>
    n === 1
      ? '1 club or licence is an address, a phone number, a date or an amount: clear it'
      : `${n} clubs or licences are addresses, phone numbers, dates or amounts: clear them`,
  house: 'Administration',
  accounts: 'Accounts',
  federation: 'Federation',
  register: 'Register',
  practice: 'Practice tournament',
  archived: 'Archived',
  removed: 'Deleted',
  removedHelp: 'Hidden everywhere, but kept: nothing is lost.',
};

export const homeSentences: Dictionary<HomeSentences> = { fr, en };
