import type { Dictionary } from '@ronde/language';

const fr = {
  more: 'Plus',
  search: 'Chercher',
  pools: 'Poules',
  final: 'Finale',
  prizes: 'Prix',
  conduct: 'Arbitrage',
  hall: 'Salle',
  team: 'Équipe',
  settings: 'Réglages',
  seeRound: 'Voir les résultats',
  official: 'Tournoi officiel : il compte pour l’Elo et pour le championnat.',
  officialSoFar: 'Officiel en l’état : le tournoi comptera pour l’Elo et pour le championnat.',
  opensLater: 'Cette page s’ouvrira dès que Ronde répondra.',
  sheetLater: 'Ronde ne répond pas\u00a0: ce panneau s’ouvrira dès qu’elle répond.',
};

export type FrameSentences = typeof fr;

const en: FrameSentences = {
  more: 'More',
  search: 'Search',
  pools: 'Pools',
  final: 'Final',
  prizes: 'Prizes',
  conduct: 'Rulings',
  hall: 'Hall',
  team: 'Team',
  settings: 'Settings',
  seeRound: 'See the results',
  official: 'Official: the tournament counts for Elo and championship.',
  officialSoFar: 'Official as it stands: the tournament will count for Elo and championship.',
  opensLater: 'This page will open as soon as Ronde responds.',
  sheetLater: 'Ronde is not responding: this panel will open as soon as it does.',
};

export const frameSentences: Dictionary<FrameSentences> = { fr, en };
