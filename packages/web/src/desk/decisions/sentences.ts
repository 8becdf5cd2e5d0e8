import type { Dictionary } from '@ronde/language';

const fr = {
  whole: 'Tout le journal',
  by: 'Par',
  about: 'Joueur',
  table: 'Table',
  topic: 'Sujet',
  all: 'tous',
  anyTable: 'toutes',
  topics: {
    players: 'inscriptions',
    rounds: 'tirages',
    results: 'résultats',
    umpire: 'arbitrage',
    tournament: 'tournoi',
    undone: 'annulations',
  },
  shown: (n: number, of: number) => `${n} sur ${of}`,
  none: 'Aucune décision ne correspond à ces choix.',
  colon: '\u00a0: ',
  export: 'Fichier CSV',
  seeThen: (seq: number) => `Voir l’état après la décision n° ${seq}`,
  after: (seq: number, at: string) => `Après la décision n° ${seq}, ${at}`,
  missing: (n: number) =>
    n === 0 ? 'aucun résultat ne manque' : n === 1 ? '1 résultat manque' : `${n} résultats manquent`,
};

type LogPageSentences = typeof fr;

const en: LogPageSentences = {
  whole: 'Full log',
  by: 'By',
  about: 'Player',
  table: 'Table',
  topic: 'Subject',
  all: 'all',
  anyTable: 'all',
  topics: {
    players: 'registration',
    rounds: 'pairings',
    results: 'results',
    umpire: 'rulings',
    tournament: 'tournament',
    undone: 'undone',
  },
  shown: (n, of) => `${n} of ${of}`,
  none: 'No decision matches these filters.',
  colon: ': ',
  export: 'CSV file',
  seeThen: (seq) => `See the tournament as it stood after decision no. ${seq}`,
  after: (seq, at) => `After decision no. ${seq}, ${at}`,
  missing: (n) => (n === 0 ? 'no result is missing' : n === 1 ? '1 result is missing' : `${n} results are missing`),
};

export const logPageSentences: Dictionary<LogPageSentences> = { fr, en };
