import { type Dictionary, type RoundAndTable, roundAndTable, type Spoken, spoken } from '@ronde/language';

const frFor = (noun: RoundAndTable) => ({
  whole: 'Tout le journal',
  by: 'Par',
  about: 'Joueur',
  table: noun.table.One,
  topic: 'Sujet',
  all: 'tous',
  anyTable: noun.table.e ? 'toutes' : 'tous',
  topics: {
    players: 'inscriptions',
    rounds: 'appariements',
    results: 'résultats',
    rulings: 'arbitrage',
    tournament: 'tournoi',
    undone: 'annulations',
  },
  shown: (n: number, of: number) => `${n} sur ${of}`,
  none: 'Aucune décision ne correspond à ces choix.',
  colon: '\u00a0: ',
  export: 'Texte pour tableur (.csv)',
  seeThen: (seq: number) => `Voir le tournoi tel qu’il était après la décision n°\u00a0${seq}`,
  after: (seq: number, at: string) => `Après la décision n° ${seq}, ${at}`,
  missing: (n: number) =>
    n === 0 ? 'aucun résultat ne manque' : n === 1 ? '1 résultat manque' : `${n} résultats manquent`,
});

type LogPageSentences = ReturnType<typeof frFor>;

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
    rulings: 'rulings',
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

export const logPageSentences: Dictionary<Spoken<LogPageSentences>> = {
  fr: spoken((format) => frFor(roundAndTable(format))),
  en: () => en,
};
