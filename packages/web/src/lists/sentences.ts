import type { ListFault } from '@ronde/contract/http/lists';
import type { ListField } from '@ronde/contract/lists/columns';
import type { Dictionary } from '@ronde/language';

type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** The names of encodings, the same in every language. */
const encodings: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
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
      case 'wrong-series':
        return `série « ${fault.text} » : 1 à 7 avec A à D, ou SS.`;
      case 'wrong-cohesion':
        return `total de cohésion « ${fault.text} » : un nombre de 1 à 99, ou rien.`;
      case 'wrong-date':
        return `dernier tournoi « ${fault.text} » : une date comme 31/12/2015, ou rien.`;
      case 'wrong-year':
        return `année « ${fault.text} » : une année comme −336, ou rien ; la première avant la seconde.`;
    }
  },
  // What each column says.
  columns: 'Colonnes de la liste',
  columnsGuessed: 'Sans ligne de titres, les colonnes ont été prises ainsi. Corrigez ce qui est faux.',
  column: (n: number, said: string) => (said === '' ? `Colonne ${n}` : `Colonne ${n} : « ${said} »`),
  noField: 'laissée de côté',
  fields: {
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
    date: 'Date de la liste',
    lastEvent: 'Dernier tournoi',
    army: 'Armée',
    edition: 'Édition de l’armée',
    cohesion: 'Total de cohésion',
    from: 'De l’année',
    to: 'À l’année',
  } satisfies Readonly<Record<ListField, string>> as Readonly<Record<ListField, string>>,
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
      case 'wrong-series':
        return `series “${fault.text}”: 1 to 7 with A to D, or SS.`;
      case 'wrong-cohesion':
        return `cohesion total “${fault.text}”: a number from 1 to 99, or nothing.`;
      case 'wrong-date':
        return `last tournament “${fault.text}”: a date like 2015-12-31, or nothing.`;
      case 'wrong-year':
        return `year “${fault.text}”: a year as −336, or nothing; the first before the second.`;
    }
  },
  columns: 'Columns of the list',
  columnsGuessed: 'Without a line of headers, the columns were taken as follows. Correct what is wrong.',
  column: (n, said) => (said === '' ? `Column ${n}` : `Column ${n}: “${said}”`),
  noField: 'left out',
  fields: {
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
    date: 'Date of the list',
    lastEvent: 'Last tournament',
    army: 'Army',
    edition: 'Edition of the army',
    cohesion: 'Cohesion total',
    from: 'From year',
    to: 'To year',
  },
};

export const listSentences: Dictionary<ListSentences> = { fr: frLists, en: enLists };
