import type { Dictionary } from '@ronde/language';

const fr = {
  umpireTitle: (table: number) => `Table ${table} · arbitrage`,
  who: 'Pour qui',
  whoWinsMatch: 'Qui gagne le match',
  whoWinsGame: 'Qui gagne la partie',
  chooseWho: 'Choisissez pour qui.',
  chooseDecision: 'Choisissez la décision.',
  decision: 'Décision',
  award: 'Match donné',
  awardWargame: 'Partie donnée, 90 – 0',
  warning: 'Avertissement',
  exclusion: 'Exclusion',
  malusLong: 'Malus',
  malusPoints: 'Points retirés',
  malusWrong: 'Un nombre entier de points, 10 selon la règle.',
  article: 'Article',
  articleHelp: 'facultatif : celui du règlement qui décide',
  articleOrNote: 'celui du règlement qui décide ; sinon, un motif',
  noteOrArticle: 'nécessaire sans article ; lu par l’équipe seule',
  record: 'Enregistrer la décision',
  exclusionHelp: 'Un match sans résultat compte comme un forfait ; les résultats d’avant restent.',
  note: 'Motif',
};

export type UmpireSentences = typeof fr;

const en: UmpireSentences = {
  umpireTitle: (table) => `Table ${table} · umpire`,
  who: 'For whom',
  whoWinsMatch: 'Who wins the match',
  whoWinsGame: 'Who wins the game',
  chooseWho: 'Choose whom it is about.',
  chooseDecision: 'Choose the decision.',
  decision: 'Decision',
  award: 'Match awarded',
  awardWargame: 'Game awarded, 90 – 0',
  warning: 'Warning',
  exclusion: 'Exclusion',
  malusLong: 'Penalty',
  malusPoints: 'Points taken off',
  malusWrong: 'A whole number of points, 10 by the rule.',
  article: 'Article',
  articleHelp: 'optional: of the rules that decides',
  articleOrNote: 'of the rules that decides; without one, a reason',
  noteOrArticle: 'needed without an article; read by the staff alone',
  record: 'Save the decision',
  exclusionHelp: 'A match without a result counts as a forfeit; earlier results stand.',
  note: 'Reason',
};

export const umpireSentences: Dictionary<UmpireSentences> = { fr, en };
