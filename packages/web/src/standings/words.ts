import { type Lang, signed } from '@ronde/language';

const fr = {
  /** Beside a name. */
  malus: (off: number) => `malus ${signed(0 - off)}`,
  warning: 'avertissement',
  exclusion: 'exclusion',
  sanctions: 'Décisions de l’arbitrage',
  table: 'Classement',
  gridOf: (after: string) => `Grille, ${after}`,
  gridHelp: 'Chaque ligne se lit de gauche à droite : le résultat de la personne contre chacune des autres.',
  notMet: 'pas de rencontre',
  views: 'Vue',
};

export type StandingsWords = typeof fr;

const en: StandingsWords = {
  malus: (off) => `penalty ${signed(0 - off)}`,
  warning: 'warning',
  exclusion: 'exclusion',
  sanctions: 'Decisions of the umpire',
  table: 'Standings',
  gridOf: (after) => `Cross table, ${after}`,
  gridHelp: 'Each line reads from left to right: that person’s result against each of the others.',
  notMet: 'have not met',
  views: 'View',
};

export const standingsWords = (lang: Lang): StandingsWords => (lang === 'en' ? en : fr);
