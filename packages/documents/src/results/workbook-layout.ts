import type { Dictionary } from '@ronde/language';

// What the wargame’s results workbook holds, as data: the federation’s own layout is not public. A layout that is
// handed out one day is a list here; headings are read in either language, wherever their columns stand.

export type PlayerColumn =
  | 'place'
  | 'number'
  | 'id'
  | 'surname'
  | 'given'
  | 'club'
  | 'rating'
  | 'army'
  | 'armyName'
  | 'armyDates'
  | 'book'
  | 'list'
  | 'points'
  | 'opponents'
  | 'note';

/**
 * Of each round. `malus`: what the arbiter took off, below 0: with the points of the rounds it makes the total. `lost`,
 * `total`: cohesion lost by one’s own army, of how much.
 */
export const everyRoundColumn = ['table', 'opponent', 'result', 'score', 'against', 'malus', 'lost', 'total'] as const;
export type RoundColumn = (typeof everyRoundColumn)[number];

export type AboutRow = 'event' | 'name' | 'place' | 'theme' | 'date';

export interface WorkbookLayout {
  readonly about: readonly AboutRow[];
  readonly before: readonly PlayerColumn[];
  readonly perRound: readonly RoundColumn[];
  readonly after: readonly PlayerColumn[];
}

export const workbookLayouts = {
  /** All that a federation asks for, and is read back from. */
  workbook: {
    about: ['event', 'name', 'place', 'theme', 'date'],
    before: ['number', 'id', 'surname', 'given', 'club', 'rating', 'army', 'armyDates'],
    perRound: everyRoundColumn,
    after: ['points', 'opponents', 'place', 'note'],
  },
  /** As American societies keep it: opponents by number, no result of each game. */
  american: {
    about: ['name', 'place', 'theme', 'date'],
    before: ['place', 'given', 'surname', 'number', 'armyName', 'armyDates', 'book', 'list', 'points'],
    perRound: ['opponent'],
    after: [],
  },
} as const satisfies Readonly<Record<string, WorkbookLayout>>;

export type WorkbookLayoutName = keyof typeof workbookLayouts;

export const resultWords = [
  'win',
  'draw',
  'loss',
  'forfeit-win',
  'forfeit',
  'award',
  'award-loss',
  'bye',
  'absent',
] as const;
export type ResultWord = (typeof resultWords)[number];

interface Headings {
  readonly tab: string;
  readonly about: Readonly<Record<AboutRow, string>>;
  readonly player: Readonly<Record<PlayerColumn, string>>;
  round(column: RoundColumn, round: number): string;
  readonly results: Readonly<Record<ResultWord, string>>;
  /** Of whoever has no place: they filled a hole. */
  readonly spare: string;
}

const fr: Readonly<Record<RoundColumn, string>> = {
  table: 'Terrain',
  opponent: 'Adversaire',
  result: 'Résultat',
  score: 'Points',
  against: 'Points adverses',
  malus: 'Malus',
  lost: 'Cohésion perdue',
  total: 'Cohésion totale',
};

const en: Readonly<Record<RoundColumn, string>> = {
  table: 'Table',
  opponent: 'Opponent',
  result: 'Result',
  score: 'Points',
  against: 'Points against',
  malus: 'Penalty',
  lost: 'Cohesion lost',
  total: 'Cohesion total',
};

export const workbookHeadings: Dictionary<Headings> = {
  fr: {
    tab: 'Résultats',
    about: { event: 'Événement', name: 'Tournoi', place: 'Lieu', theme: 'Thème', date: 'Date' },
    player: {
      place: 'Place',
      number: 'N°',
      id: 'Identifiant',
      surname: 'Nom',
      given: 'Prénom',
      club: 'Club',
      rating: 'Elo',
      army: 'Armée',
      armyName: 'Nom de l’armée',
      armyDates: 'Dates',
      book: 'Livre',
      list: 'Liste n°',
      points: 'Total',
      opponents: 'Total des adversaires',
      note: 'Remarque',
    },
    round: (column, round) => `T${round} ${fr[column]}`,
    results: {
      win: 'victoire',
      draw: 'nul',
      loss: 'défaite',
      'forfeit-win': 'gain par forfait',
      forfeit: 'forfait',
      award: 'gain par décision',
      'award-loss': 'perte par décision',
      bye: 'exempt',
      absent: 'absence',
    },
    spare: 'en remplacement, hors classement',
  },
  en: {
    tab: 'Results',
    about: { event: 'Event', name: 'Tournament', place: 'Venue', theme: 'Theme', date: 'Date' },
    player: {
      place: 'Rank',
      number: 'No.',
      id: 'Player ID',
      surname: 'Surname',
      given: 'First name',
      club: 'Club',
      rating: 'Elo',
      army: 'Army',
      armyName: 'Army name',
      armyDates: 'Dates',
      book: 'Book',
      list: 'List no.',
      points: 'Total',
      opponents: 'Opponents’ total',
      note: 'Note',
    },
    round: (column, round) => `R${round} ${en[column]}`,
    results: {
      win: 'win',
      draw: 'draw',
      loss: 'loss',
      'forfeit-win': 'win by forfeit',
      forfeit: 'forfeit',
      award: 'win by decision',
      'award-loss': 'loss by decision',
      bye: 'bye',
      absent: 'absent',
    },
    spare: 'spare player, not ranked',
  },
};
