import { counted, type Dictionary, de, signed } from '@ronde/language';
import type { PhaseRounds } from '@ronde/views/phase-alone';

const fr = {
  /** Beside a name. */
  malus: (off: number) => `malus ${signed(0 - off)}`,
  penalties: (n: number) => counted('fr', n, { one: 'pénalité', other: 'pénalités' }),
  warning: 'avertissement',
  exclusion: 'exclusion',
  sanctions: 'Décisions de l’arbitrage',
  /** Who plays in the final may stand above somebody with more points. */
  withFinal: 'finale comprise',
  table: 'Classement',
  gridOf: (after: string) => `Grille, ${after}`,
  gridHelp: 'Chaque ligne se lit de gauche à droite : le résultat de la personne contre chacune des autres.',
  notMet: 'pas de rencontre',
  views: 'Vue',
  // Of the Formule Combinée.
  phasesAlone: 'Une phase seule',
  phaseAlone: ({ phase, from, to }: PhaseRounds) => `Phase ${phase} seule (${from === to ? from : `${from} à ${to}`})`,
  // What is still possible.
  possible: 'Encore possible',
  showPossible: 'Voir les places encore possibles',
  hidePossible: 'Cacher les places encore possibles',
  looking: 'Calcul en cours…',
  notFound: 'Le calcul n’a pas pu se faire : Ronde ne répond pas. Réessayez.',
  boundsOnly:
    'Personne ne finira au-delà de ces places ; celles qui restent vraiment possibles peuvent être moins nombreuses.',
  anyPlace: (everybody: boolean) =>
    `${everybody ? 'Tout le monde' : 'Le reste du classement'} peut encore finir à n’importe quelle place.`,
  // One player.
  openCard: (name: string) => `Fiche ${de(name)}`,
  wholeCard: 'Ouvrir la fiche',
  whyThere: (rank: string) => `Pourquoi ${rank}\u00a0?`,
  alone: (points: string) => `Personne d’autre n’a ces points\u00a0: ils suffisent (${points}).`,
  ratingThen: 'Cote d’après ce tournoi',
  roundsOf: (name: string) => `Résultats ${de(name)}`,
  standsAt: (rank: string, after: string) => `${rank} ${after}`,
  results: {
    win: 'victoire',
    draw: 'nul',
    loss: 'défaite',
    forfeit: 'forfait',
    exempt: 'exempt',
    absent: 'absence',
    awaited: 'attendu',
  },
};

export type StandingsSentences = typeof fr;

const en: StandingsSentences = {
  malus: (off) => `penalty ${signed(0 - off)}`,
  penalties: (n) => counted('en', n, { one: 'penalty', other: 'penalties' }),
  warning: 'warning',
  exclusion: 'disqualified',
  sanctions: 'Rulings',
  withFinal: 'including the final',
  table: 'Standings',
  gridOf: (after) => `Cross table, ${after}`,
  gridHelp: 'Read each row from left to right: that player’s result against each of the others.',
  notMet: 'have not met',
  views: 'View',
  phasesAlone: 'One phase alone',
  phaseAlone: ({ phase, from, to }) => `Phase ${phase} alone (${from === to ? from : `${from} to ${to}`})`,
  possible: 'Places still possible',
  showPossible: 'Show the places still possible',
  hidePossible: 'Hide the places still possible',
  looking: 'Calculating…',
  notFound: 'Could not be calculated: Ronde is not responding. Try again.',
  boundsOnly: 'Nobody can finish outside these places; not all of them may really be possible.',
  anyPlace: (everybody) => `${everybody ? 'Everybody' : 'Everybody else'} can still finish in any place.`,
  openCard: (name) => `${name}’s page`,
  wholeCard: 'Open the player’s page',
  whyThere: (rank) => `Why ${rank}?`,
  alone: (points) => `Nobody else has these points: they are enough (${points}).`,
  ratingThen: 'Rating after this tournament',
  roundsOf: (name) => `${name}’s rounds`,
  standsAt: (rank, after) => `${rank} ${after}`,
  results: {
    win: 'win',
    draw: 'draw',
    loss: 'loss',
    forfeit: 'forfeit',
    exempt: 'bye',
    absent: 'absent',
    awaited: 'to come',
  },
};

export const standingsSentences: Dictionary<StandingsSentences> = { fr, en };
