import type { Dictionary } from '@ronde/language';

const fr = {
  title: 'Joueurs',
  caption: 'Joueurs, un par ligne ; chaque en-tête trie la colonne',
  number: 'N°',
  place: 'Place',
  army: 'Armée',
  filter: 'Chercher un nom, un club, une licence',
  none: (typed: string) => `Aucun résultat pour « ${typed} ».`,
  empty: 'Aucune inscription.',
};

export type PlayersSentences = typeof fr;

const en: PlayersSentences = {
  title: 'Players',
  caption: 'Players, one a line; each header sorts its column',
  number: 'No.',
  place: 'Place',
  army: 'Army',
  filter: 'Find a name, a club, a licence',
  none: (typed) => `No match for “${typed}”.`,
  empty: 'Nobody is registered.',
};

export const playersSentences: Dictionary<PlayersSentences> = { fr, en };
