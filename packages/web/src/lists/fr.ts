import type { ListFault } from '@ronde/contract/http/lists';
import type { ListField } from '@ronde/contract/lists/columns';
import { encodings } from './encodings.ts';

/** The words of every list that is read in: its source and what is wrong with a line. */
export const fr = {
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

export type ListSentences = typeof fr;
