import type { ListFault, ListNotice, ListUpdate } from '@ronde/contract/http/list-lines';
import type { ListLayout } from '@ronde/contract/lists/columns';
import type { Dictionary } from '@ronde/language';
import { enLabels, labels } from './field-labels.ts';
import { ratingDoubts } from './rating-doubts.ts';

type Difference = ListUpdate['differences'][number];

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
      case 'no-person':
        return 'une phrase, une signature, un titre ou un total : laissée de côté.';
      case 'several-people':
        return 'plusieurs personnes : une ligne pour chacune.';
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
        return `cote « ${fault.text} » : un nombre de 1 à 9999 ; laissez vide si elle n’est pas connue.`;
      case 'wrong-birth':
        return `naissance « ${fault.text} » : une année (1990) ou une date (31/12/1990).`;
      case 'wrong-cohesion':
        return `cohésion totale « ${fault.text} » : un nombre de 1 à 99 ; sinon, laissez vide.`;
      case 'wrong-date':
        return `dernier tournoi « ${fault.text} » : une date comme 31/12/2015 ; sinon, laissez vide.`;
      case 'unknown-licence':
        return `licence « ${fault.text} » : personne au registre. Ajoutez le nom.`;
      case 'wrong-year':
        return `année « ${fault.text} » : une année comme −336, la première avant la seconde ; sinon, laissez vide.`;
    }
  },
  // How it was read.
  above: (lines: readonly string[]) =>
    lines.length === 1
      ? `Au-dessus des titres, une ligne laissée : « ${lines[0]} ».`
      : `Au-dessus des titres, ${lines.length} lignes laissées : ${lines.map((line) => `« ${line} »`).join(', ')}.`,
  rewritten: 'Le message a été remis en liste : une personne par ligne.',
  hidden: (n: number) =>
    n === 1
      ? '1 ligne masquée dans le fichier n’est pas lue.'
      : `${n} lignes masquées dans le fichier ne sont pas lues.`,
  again: (n: number) =>
    n === 1
      ? '1 ligne parle de quelqu’un qui est déjà plus haut : elle n’est pas relue.'
      : `${n} lignes parlent de personnes qui sont déjà plus haut : elles ne sont pas relues.`,
  layouts: {
    'federal-fr': 'Fichier fédéral reconnu : douze colonnes, sans ligne de titres.',
  } satisfies Readonly<Record<ListLayout, string>> as Readonly<Record<ListLayout, string>>,
  remembered: (name: string) => `Lu comme la dernière fois : ${name}.`,
  forgetLayout: 'Oublier cette lecture',
  layoutName: 'Retenir ces colonnes sous un nom',
  layoutHelp: 'La prochaine liste semblable sera lue de la même façon. Laissé vide : rien n’est retenu.',
  layoutNamed: (date: string) => `liste du ${date}`,
  notices: {
    'zero-rating': 'cote 0 : comptée comme inconnue',
    'implausible-rating': ratingDoubts.fr.implausible,
    'private-left-out': 'adresse, téléphone, date ou montant : ni club ni licence, laissé de côté',
    'licence-unread': 'ce n’est pas un numéro de licence, laissé de côté',
    'series-unread': 'série en duplicate inconnue, laissée de côté',
    'series-as-rating': 'série en duplicate, écrite à la place de la cote',
    'contact-kept': 'adresse ou téléphone : pour la direction seule',
    'contact-unread': 'ni adresse e-mail ni téléphone : laissé de côté',
    'contact-other': 'adresse ou téléphone qui n’est pas sur sa fiche : à y noter',
    'licence-number': 'licence lue comme un nombre : des zéros au début ont pu disparaître',
    'army-unread': 'armée à compléter : numéro de la liste et nom, comme 54 Anciens Carthaginois',
    'army-typed': 'armée absente des listes connues : écrite comme dans la liste',
    'army-edition': 'armée d’une autre édition, ou de deux : à vérifier',
    'from-register': 'complétée par le registre',
    'licence-zeros': 'zéros de tête de la licence repris du registre',
    'rating-kept': 'Ce tournoi garde ses cotes du départ. La nouvelle liste servira au prochain.',
  } satisfies Readonly<Record<ListNotice, string>> as Readonly<Record<ListNotice, string>>,
  sheet: 'Feuille du tableur',
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
  encoding: 'Text encoding',
  encodings,
  unsure: 'Accents may be wrong. Look at the names, or change the encoding.',
  unknownColumns: (names) => `${names.length === 1 ? 'Unknown column' : 'Unknown columns'}: ${names.join(', ')}`,
  nobody: 'There are no lines to read.',
  fault: (fault) => {
    switch (fault.code) {
      case 'no-name':
        return 'the name is missing.';
      case 'no-person':
        return 'a sentence, a signature, a title or a total: left out.';
      case 'several-people':
        return 'several people: one line for each.';
      case 'private-name':
        return 'the name holds an e-mail address or a phone number.';
      case 'hidden-character':
        return 'remove the invisible character.';
      case 'open-quote':
        return 'a quotation mark is not closed.';
      case 'no-separator':
        return 'separate name, rating and club by semicolons.';
      case 'too-long':
        return `${fault.field === 'name' ? 'the name' : 'a field'} is longer than ${fault.most} characters.`;
      case 'wrong-rating':
        return `rating “${fault.text}”: enter a number from 0 to 9999, or leave empty.`;
      case 'wrong-birth':
        return `birth “${fault.text}”: a year (1990) or a date (31/12/1990).`;
      case 'wrong-cohesion':
        return `cohesion total “${fault.text}”: enter a number from 1 to 99, or leave empty.`;
      case 'wrong-date':
        return `last tournament “${fault.text}”: enter a date such as 2015-12-31, or leave empty.`;
      case 'unknown-licence':
        return `licence “${fault.text}”: nobody in the register has it. Add the name.`;
      case 'wrong-year':
        return `year “${fault.text}”: enter a year such as −336, the earlier one first, or leave empty.`;
    }
  },
  above: (lines) =>
    `${lines.length === 1 ? 'One line left out' : `${lines.length} lines left out`} above the headers: ${lines.map((line) => `“${line}”`).join(', ')}.`,
  rewritten: 'The message was read as a list: one person per line.',
  hidden: (n) => (n === 1 ? '1 row hidden in the file is not read.' : `${n} rows hidden in the file are not read.`),
  again: (n) =>
    n === 1
      ? '1 row repeats somebody listed above: it is not read again.'
      : `${n} rows repeat people listed above: they are not read again.`,
  layouts: { 'federal-fr': 'French federal file recognised: twelve columns without headers.' },
  remembered: (name) => `Read as last time: ${name}.`,
  forgetLayout: 'Forget this reading',
  layoutName: 'Remember these columns under a name',
  layoutHelp: 'The next list of this kind will be read in the same way. If left empty, nothing is remembered.',
  layoutNamed: (date) => `list of ${date}`,
  notices: {
    'zero-rating': 'rating 0 read as missing',
    'implausible-rating': ratingDoubts.en.implausible,
    'private-left-out': 'an address, phone number, date or amount: no club or licence, left out',
    'licence-unread': 'not a licence number, left out',
    'series-unread': 'unknown duplicate series, left out',
    'series-as-rating': 'a duplicate series, in the place of the rating',
    'contact-kept': 'address or phone: only the director sees it',
    'contact-unread': 'neither an e-mail address nor a phone number: left out',
    'contact-other': 'an address or phone number that is not in the details: to be noted there',
    'licence-number': 'licence read as a number: leading zeros may be lost',
    'army-unread': 'army to be completed: list number and name, such as 54 Ancient Carthaginians',
    'army-typed': 'army in no known list: written as in this one',
    'army-edition': 'army of another edition, or of two: to be checked',
    'from-register': 'completed from the register',
    'licence-zeros': 'leading zeros of the licence taken from the register',
    'rating-kept': 'This tournament keeps its starting ratings. The new list will be used for the next one.',
  },
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
    n === 1 ? '1 army resembles one of the known lists.' : `${n} armies resemble armies of the known lists.`,
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
  columnsGuessed: 'There is no header line, so the columns were read as follows. Correct any that are wrong.',
  column: (n, said) => (said === '' ? `Column ${n}` : `Column ${n}: “${said}”`),
  noField: 'left out',
  fields: enLabels,
};

export const listSentences: Dictionary<ListSentences> = { fr: frLists, en: enLists };
