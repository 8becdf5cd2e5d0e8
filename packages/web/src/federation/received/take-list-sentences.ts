import { type Dictionary, plural } from '@ronde/language';

/** Another federation’s list on its way in. */
const fr = {
  title: 'Reprendre une liste',
  back: 'Reçus',
  which: 'La liste',
  help: 'Les cotes qu’une autre fédération a publiées, reprises telles quelles à leur date\u00a0: un document comme les autres, à relire, puis à accepter.',
  name: 'Nom de la liste',
  nameExample: 'liste FISF',
  date: 'Date de la liste',
  paste: 'Liste collée',
  pasteHelp: 'Une personne par ligne\u00a0: nom, licence, cote.',
  take: (n: number) =>
    n === 0 ? 'Recevoir la liste' : `Recevoir ${n} ${plural('fr', n, { one: 'cote', other: 'cotes' })}`,
  taken: (name: string, day: string) => `Reçue\u00a0: ${name} du ${day}.`,
  nothingYet: 'Choisissez un fichier, ou collez la liste.',
  nobodyRated: 'Aucune ligne n’a de cote.',
  nameMissing: 'Donnez le nom de la liste\u00a0: « liste FISF ».',
  dateMissing: 'Donnez la date de la liste.',
  read: (n: number) => `${n} ${plural('fr', n, { one: 'cote à reprendre', other: 'cotes à reprendre' })}`,
  leftOut: (n: number) =>
    `${n} ${plural('fr', n, { one: 'ligne reste dehors', other: 'lignes restent dehors' })}\u00a0; elles sont en tête.`,
  line: 'Ligne',
  licence: 'Licence',
  rating: 'Cote',
  remark: 'Remarque',
  unrated: 'sans cote\u00a0: rien à reprendre.',
  implausible: 'cote rare, à vérifier.',
  repeated: (above: number) => `déjà à la ligne ${above}\u00a0: seule cette ligne est retenue.`,
  ambiguous: (found: string) => `cote « ${found} » : entière ou décimale\u00a0? Corrigez le fichier.`,
};

export type TakeListSentences = typeof fr;

const en: TakeListSentences = {
  title: 'Take in a list',
  back: 'Received',
  which: 'The list',
  help: 'Ratings that another federation published, taken in as they stand on their day: a document like the others, to review, then to accept.',
  name: 'Name of the list',
  nameExample: 'FISF list',
  date: 'Date of the list',
  paste: 'Pasted list',
  pasteHelp: 'One person per line: name, licence, rating.',
  take: (n) => (n === 0 ? 'Receive the list' : `Receive ${n} ${n === 1 ? 'rating' : 'ratings'}`),
  taken: (name, day) => `Received: ${name} of ${day}.`,
  nothingYet: 'Choose a file, or paste the list.',
  nobodyRated: 'No line has a rating.',
  nameMissing: 'Give the name of the list, such as “FISF list”.',
  dateMissing: 'Give the date of the list.',
  read: (n) => `${n} ${n === 1 ? 'rating' : 'ratings'} to take in`,
  leftOut: (n) => `${n} ${n === 1 ? 'line stays' : 'lines stay'} out; they stand first.`,
  line: 'Line',
  licence: 'Licence',
  rating: 'Rating',
  remark: 'Remark',
  unrated: 'no rating: nothing to take in.',
  implausible: 'a rare rating, to be checked.',
  repeated: (above) => `already on line ${above}, which counts.`,
  ambiguous: (found) => `rating “${found}”: whole or decimal? Correct the file.`,
};

export const takeListSentences: Dictionary<TakeListSentences> = { fr, en };
