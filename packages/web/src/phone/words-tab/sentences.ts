import { counted, type Dictionary } from '@ronde/language';

const fr = {
  title: 'Mots',
  closed: 'La recherche de mots est fermée pendant votre partie.',
  closedLong:
    'Le règlement n’admet aucune aide pour les mots pendant la partie. Elle s’ouvrira quand votre résultat sera enregistré.',
  field: 'Mots à vérifier',
  help: 'Un ou plusieurs mots, séparés par des espaces.',
  check: 'Vérifier',
  empty: 'Tapez d’abord un mot.',
  admitted: 'admis',
  refused: 'non admis',
  answers: 'Réponses',
  word: 'Mot',
  verdict: 'Réponse',
  list: (name: string, n: number) =>
    `Liste\u00a0: ${name}, ${counted('fr', n, { one: 'mot', other: 'mots' })} (liste libre, non officielle).`,
  noList: 'Aucune liste de mots sur l’ordinateur de la salle.',
  noAnswer: 'La vérification n’a pas abouti. Réessayez quand le réseau est là.',
  tooMany: 'Vingt mots au plus à la fois\u00a0: les vingt premiers sont vérifiés.',
};

type WordsTabSentences = typeof fr;

const en: WordsTabSentences = {
  title: 'Words',
  closed: 'Word look-up is closed during your game.',
  closedLong: 'The rules allow no help with words during the game. The search opens once your result is saved.',
  field: 'Words to check',
  help: 'One or more words, separated by spaces.',
  check: 'Check',
  empty: 'Type a word first.',
  admitted: 'valid',
  refused: 'not valid',
  answers: 'Answers',
  word: 'Word',
  verdict: 'Answer',
  list: (name, n) => `List: ${name}, ${counted('en', n, { one: 'word', other: 'words' })} (free list, unofficial).`,
  noList: 'There is no word list on the hall computer.',
  noAnswer: 'The word list did not respond. Try again when you are back online.',
  tooMany: 'At most twenty words at a time: the first twenty are checked.',
};

export const wordsTabSentences: Dictionary<WordsTabSentences> = { fr, en };
