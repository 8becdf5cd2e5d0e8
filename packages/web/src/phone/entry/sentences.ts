import type { Dictionary } from '@ronde/language';

const fr = {
  game: (n: number) => `Manche ${n}`,
  gameOf: (n: number, name: string) => `Manche ${n}, ${name}`,
  score: (name: string) => `Score, ${name}`,
  lost: (name: string) => `Cohésion perdue, ${name}`,
  total: (name: string) => `Cohésion totale, ${name}`,
  points: (name: string) => `Points, ${name}`,
  whatLost: 'cohésion perdue',
  whatTotal: 'sur (cohésion totale)',
  byPoints: 'Saisir les points',
  byLosses: 'Saisir la cohésion',
  byScores: 'Saisir les scores',
  victory: 'victoire',
  drawn: 'partie nulle',
  erase: 'effacer',
  minus: 'moins',
  pad: 'Chiffres',
  next: 'Suivant',
  save: 'Enregistrer',
  back: 'Revenir',
  correct: 'Corriger',
  isThatRight: (score: string) => `${score}\u00a0: est-ce bien cela\u202f?`,
  missing: (name: string) => `Score manquant\u00a0: ${name}.`,
  missingTotal: (name: string) => `Cohésion totale manquante\u00a0: ${name}.`,
  missingLoss: (name: string) => `Cohésion perdue manquante\u00a0: ${name}.`,
  empty: {
    games: 'Saisissez d’abord les deux scores.',
    losses: 'Saisissez d’abord les pertes des deux armées.',
    points: 'Saisissez d’abord les points des deux.',
  },
};

type PhoneEntrySentences = typeof fr;

const en: PhoneEntrySentences = {
  game: (n) => `Game ${n}`,
  gameOf: (n, name) => `Game ${n}, ${name}`,
  score: (name) => `Score, ${name}`,
  lost: (name) => `Cohesion lost, ${name}`,
  total: (name) => `Total cohesion, ${name}`,
  points: (name) => `Points, ${name}`,
  whatLost: 'cohesion lost',
  whatTotal: 'out of (army total)',
  byPoints: 'Enter points',
  byLosses: 'Enter cohesion',
  byScores: 'Enter scores',
  victory: 'win',
  drawn: 'draw',
  erase: 'clear',
  next: 'Next',
  minus: 'minus',
  pad: 'Number pad',
  save: 'Save',
  back: 'Back',
  correct: 'Correct',
  isThatRight: (score) => `${score}: is that right?`,
  missing: (name) => `The score of ${name} is missing.`,
  missingTotal: (name) => `Enter the total cohesion of ${name}’s army.`,
  missingLoss: (name) => `The cohesion lost by ${name} is missing.`,
  empty: {
    games: 'Enter both scores first.',
    losses: 'Enter the losses of both armies first.',
    points: 'Enter the points of both first.',
  },
};

export const phoneEntrySentences: Dictionary<PhoneEntrySentences> = { fr, en };
