import type { ListFault, ListUpdate } from '@ronde/contract/http/lists';
import type { ListField, ListLayout } from '@ronde/contract/lists/columns';
import type { Dictionary } from '@ronde/language';

type Difference = ListUpdate['differences'][number];

type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** The names of encodings, the same in every language. */
const encodings: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
};

/** What each column says. */
const labels: Readonly<Record<ListField, string>> = {
  name: 'Nom et prénom',
  surname: 'Nom',
  given: 'Prénom',
  rating: 'Cote',
  series: 'Série en duplicate',
  club: 'Club',
  licence: 'Licence',
  federation: 'Fédération',
  birth: 'Naissance',
  category: 'Catégorie',
  pseudonym: 'Pseudonyme',
  nationality: 'Nationalité',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  status: 'État de l’inscription',
  date: 'Date de la liste',
  lastEvent: 'Dernier tournoi',
  army: 'Armée',
  edition: 'Édition de l’armée',
  cohesion: 'Total de cohésion',
  from: 'De l’année',
  to: 'À l’année',
};

const enLabels: typeof labels = {
  name: 'Full name',
  surname: 'Surname',
  given: 'First name',
  rating: 'Rating',
  series: 'Duplicate series',
  club: 'Club',
  licence: 'Licence',
  federation: 'Federation',
  birth: 'Birth',
  category: 'Category',
  pseudonym: 'Pseudonym',
  nationality: 'Nationality',
  email: 'E-mail address',
  phone: 'Phone',
  status: 'State of the entry',
  date: 'Date of the list',
  lastEvent: 'Last tournament',
  army: 'Army',
  edition: 'Edition of the army',
  cohesion: 'Cohesion total',
  from: 'From year',
  to: 'To year',
};

/** The sentences of every list that is read in: its source and what is wrong with a line. */
export const frLists = {
  file: 'Choisir un fichier',
  fileHelp: 'csv, xlsx ou ods',
  dropFile: 'Revenir au texte',
  reading: 'Lecture de la liste…',
  encoding: 'Codage des accents',
  encodings,
  unsure: 'Les accents sont peut-être faux. Regardez les noms, ou changez le codage.',
  unknownColumns: (names: readonly string[]) =>
    names.length === 1 ? `Colonne non reconnue : ${names[0]}` : `Colonnes non reconnues : ${names.join(', ')}`,
  nobody: 'Aucune ligne à lire.',
  fault: (fault: ListFault): string => {
    switch (fault.code) {
      case 'no-name':
        return 'le nom manque.';
      case 'no-person':
        return 'une phrase, un titre ou un total : personne à inscrire.';
      case 'private-name':
        return 'le nom contient une adresse e-mail ou un numéro de téléphone.';
      case 'hidden-character':
        return 'un caractère invisible est à retirer.';
      case 'open-quote':
        return 'un guillemet n’est pas refermé.';
      case 'no-separator':
        return 'séparez le nom, la cote et le club par des points-virgules.';
      case 'too-long':
        return `${fault.field === 'name' ? 'le nom' : 'un texte'} dépasse ${fault.most} caractères.`;
      case 'wrong-rating':
        return `cote « ${fault.text} » : un nombre de 0 à 9999, ou rien.`;
      case 'wrong-birth':
        return `naissance « ${fault.text} » : une année (1990) ou une date (31/12/1990).`;
      case 'wrong-cohesion':
        return `total de cohésion « ${fault.text} » : un nombre de 1 à 99, ou rien.`;
      case 'wrong-date':
        return `dernier tournoi « ${fault.text} » : une date comme 31/12/2015, ou rien.`;
      case 'wrong-year':
        return `année « ${fault.text} » : une année comme −336, ou rien ; la première avant la seconde.`;
    }
  },
  // How it was read.
  above: (lines: readonly string[]) =>
    lines.length === 1
      ? `Au-dessus des titres, une ligne laissée : « ${lines[0]} ».`
      : `Au-dessus des titres, ${lines.length} lignes laissées : ${lines.map((line) => `« ${line} »`).join(', ')}.`,
  hidden: (n: number) =>
    n === 1
      ? '1 ligne masquée dans le fichier n’est pas lue.'
      : `${n} lignes masquées dans le fichier ne sont pas lues.`,
  layouts: {
    'federal-fr': 'Fichier fédéral reconnu : douze colonnes, sans ligne de titres.',
  } satisfies Readonly<Record<ListLayout, string>> as Readonly<Record<ListLayout, string>>,
  sheet: 'Feuille du classeur',
  spelled: (n: number, from: string, to: string) =>
    n === 1
      ? `1 nom sera écrit « NOM Prénom » : « ${from} » devient « ${to} ».`
      : `${n} noms seront écrits « NOM Prénom » : « ${from} » devient « ${to} ».`,
  spelledNot: (n: number) =>
    n === 1 ? '1 nom reste écrit comme dans la liste.' : `${n} noms restent écrits comme dans la liste.`,
  keepTyped: 'Garder les noms tels quels',
  takeSpelled: 'Écrire « NOM Prénom »',
  statusAsks: (n: number, status: string) =>
    n === 1 ? `1 inscription est notée « ${status} ».` : `${n} inscriptions sont notées « ${status} ».`,
  statusEnter: 'Inscrire',
  statusLeave: 'Laisser de côté',
  // Armies that no known list has.
  armies: (n: number) =>
    n === 1
      ? '1 armée ressemble à une armée des listes connues.'
      : `${n} armées ressemblent à des armées des listes connues.`,
  takeNearest: (n: number): string => (n === 1 ? 'Prendre la plus proche' : 'Prendre la plus proche pour chacune'),
  armyAsks: (typed: string) => `Armée « ${typed} » :`,
  armyAsTyped: 'Comme dans la liste',
  // What it says otherwise of those who are registered.
  updates: (n: number) => (n === 1 ? '1 fiche change.' : `${n} fiches changent.`),
  takeAll: 'Tout prendre',
  takeUpdate: 'Prendre',
  leaveUpdate: 'Laisser',
  another: 'C’est une autre personne',
  thisOne: 'C’est la même personne',
  applyUpdates: (n: number) => (n === 1 ? 'Mettre 1 fiche à jour' : `Mettre ${n} fiches à jour`),
  difference: ({ field, before, after }: Difference) =>
    `${labels[field].toLowerCase()} : ${before === null ? '' : `${before} → `}${after}`,
  // What each column says.
  columns: 'Colonnes de la liste',
  columnsGuessed: 'Sans ligne de titres, les colonnes ont été prises ainsi. Corrigez ce qui est faux.',
  column: (n: number, said: string) => (said === '' ? `Colonne ${n}` : `Colonne ${n} : « ${said} »`),
  noField: 'laissée de côté',
  fields: labels,
};

type ListSentences = typeof frLists;

export const enLists: ListSentences = {
  file: 'Choose a file',
  fileHelp: 'csv, xlsx or ods',
  dropFile: 'Back to the text',
  reading: 'Reading the list…',
  encoding: 'Encoding of accents',
  encodings,
  unsure: 'Accents may be wrong. Look at the names, or change the encoding.',
  unknownColumns: (names) => `${names.length === 1 ? 'Unknown column' : 'Unknown columns'}: ${names.join(', ')}`,
  nobody: 'No line to read.',
  fault: (fault) => {
    switch (fault.code) {
      case 'no-name':
        return 'the name is missing.';
      case 'no-person':
        return 'a sentence, a title or a total: nobody to register.';
      case 'private-name':
        return 'the name holds an e-mail address or a phone number.';
      case 'hidden-character':
        return 'an invisible character must go.';
      case 'open-quote':
        return 'a quote is not closed.';
      case 'no-separator':
        return 'separate name, rating and club by semicolons.';
      case 'too-long':
        return `${fault.field === 'name' ? 'the name' : 'a text'} is longer than ${fault.most} characters.`;
      case 'wrong-rating':
        return `rating “${fault.text}”: a number from 0 to 9999, or nothing.`;
      case 'wrong-birth':
        return `birth “${fault.text}”: a year (1990) or a date (31/12/1990).`;
      case 'wrong-cohesion':
        return `cohesion total “${fault.text}”: a number from 1 to 99, or nothing.`;
      case 'wrong-date':
        return `last tournament “${fault.text}”: a date like 2015-12-31, or nothing.`;
      case 'wrong-year':
        return `year “${fault.text}”: a year as −336, or nothing; the first before the second.`;
    }
  },
  above: (lines) =>
    `${lines.length === 1 ? 'One line left out' : `${lines.length} lines left out`} above the headers: ${lines.map((line) => `“${line}”`).join(', ')}.`,
  hidden: (n) => (n === 1 ? '1 row hidden in the file is not read.' : `${n} rows hidden in the file are not read.`),
  layouts: { 'federal-fr': 'French federal file recognised: twelve columns without headers.' },
  sheet: 'Sheet of the workbook',
  spelled: (n, from, to) =>
    `${n === 1 ? '1 name' : `${n} names`} will be written “SURNAME First name”: “${from}” becomes “${to}”.`,
  spelledNot: (n) => (n === 1 ? '1 name stays as in the list.' : `${n} names stay as in the list.`),
  keepTyped: 'Keep names as they are',
  takeSpelled: 'Write “SURNAME First name”',
  statusAsks: (n, status) => `${n === 1 ? '1 entry is' : `${n} entries are`} marked “${status}”.`,
  statusEnter: 'Register',
  statusLeave: 'Leave out',
  armies: (n) =>
    n === 1 ? '1 army is like one of the known lists.' : `${n} armies are like armies of the known lists.`,
  takeNearest: (n) => (n === 1 ? 'Take the nearest' : 'Take the nearest for each'),
  armyAsks: (typed) => `Army “${typed}”:`,
  armyAsTyped: 'As in the list',
  updates: (n) => (n === 1 ? '1 record changes.' : `${n} records change.`),
  takeAll: 'Take all',
  takeUpdate: 'Take',
  leaveUpdate: 'Leave',
  another: 'Somebody else',
  thisOne: 'The same person',
  applyUpdates: (n) => (n === 1 ? 'Update 1 record' : `Update ${n} records`),
  difference: ({ field, before, after }) =>
    `${enLabels[field].toLowerCase()}: ${before === null ? '' : `${before} → `}${after}`,
  columns: 'Columns of the list',
  columnsGuessed: 'Without a line of headers, the columns were taken as follows. Correct what is wrong.',
  column: (n, said) => (said === '' ? `Column ${n}` : `Column ${n}: “${said}”`),
  noField: 'left out',
  fields: enLabels,
};

export const listSentences: Dictionary<ListSentences> = { fr: frLists, en: enLists };
