import type { FinalMatch } from '@ronde/engine';
import { type Dictionary, type RoundNoun, roundNoun, type Spoken, spoken } from '@ronde/language';

type Stage = FinalMatch['stage'];

const frFor = (noun: RoundNoun) => ({
  title: 'Finale',
  none: `Aucune finale n’est prévue. Elle se joue après les ${noun.other}, entre les premiers du classement.`,
  plan: 'Prévoir la finale',
  players: 'Qui la joue',
  two: 'Les deux premiers',
  four: 'Les quatre premiers : deux demi-finales, puis la finale',
  length: 'Longueur d’un match',
  lengths: { 1: 'Une partie', 3: 'Deux manches gagnantes', 5: 'Trois manches gagnantes' },
  carry: `Leur partie des ${noun.other} compte comme première manche`,
  thirdPlace: 'Un match pour la troisième place',
  tie: 'Égalité pour la dernière place',
  ties: { later: 'À décider le moment venu', game: 'Partie décisive', 'initial-rank': 'Meilleur rang initial' },
  terms: 'Ce qui est prévu',
  carried: `Leur partie des ${noun.other} compte`,
  third: 'Troisième place jouée',
  wouldPlay: 'Qui se rencontre',
  tieFirst: 'Les matchs sont connus une fois cette place donnée.',
  meets: (stage: string) => `${stage}\u00a0:`,
  waitsForRounds: `La finale vient après les ${noun.other}.`,
  settle: {
    game: 'Jouer une partie décisive',
    'initial-rank': 'Retenir le meilleur rang initial',
  },
  setUp: {
    tie: 'Préparer la partie décisive',
    semi: 'Préparer les demi-finales',
    final: 'Préparer la finale',
    third: 'Préparer la finale',
  } satisfies Record<Stage, string>,
  stage: {
    tie: 'Partie décisive',
    semi: 'Demi-finale',
    final: 'Finale',
    third: 'Troisième place',
  } satisfies Record<Stage, string>,
  caption: 'Matchs de la finale',
  stageHead: 'Match',
  entry: 'Résultat de la finale',
  wins: (name: string, won: number, lost: number) => `${name} gagne, ${won} manches à ${lost}.`,
  levelOf: {
    tie: 'Match nul : la place va au meilleur rang initial.',
    semi: `Match nul : la meilleure place après les ${noun.other} joue la finale.`,
    final: `Match nul : l’ordre des ${noun.other} reste.`,
    third: `Match nul : l’ordre des ${noun.other} reste.`,
  } satisfies Record<Stage, string>,
  carriedGame: (won: string | null) =>
    won === null
      ? `Leur partie des ${noun.other} compte : nulle.`
      : `Leur partie des ${noun.other} compte : gagnée par ${won}.`,
  standings: 'Classement après la finale',
  standingsNow: 'Classement, finale en cours',
  over: 'La finale est jouée.',
  cancel: 'Annuler la finale',
  losing: (n: number) => (n === 1 ? '1 résultat sera perdu.' : `${n} résultats seront perdus.`),
  keep: 'Garder la finale',
});

type FinalSentences = ReturnType<typeof frFor>;

const en: FinalSentences = {
  title: 'Final',
  none: 'No final is planned. It is played after the rounds, among the first of the standings.',
  plan: 'Plan the final',
  players: 'Who plays it',
  two: 'The first two',
  four: 'The first four: two semi-finals, then the final',
  length: 'Length of a match',
  lengths: { 1: 'One game', 3: 'Two winning games', 5: 'First to three wins' },
  carry: 'Their game of the rounds counts as the first game',
  thirdPlace: 'A match for third place',
  tie: 'A tie for the last place',
  ties: { later: 'To be settled when it comes', game: 'A deciding game', 'initial-rank': 'The higher initial rank' },
  terms: 'What is planned',
  carried: 'Their game of the rounds counts',
  third: 'Third place is played',
  wouldPlay: 'Who meets',
  tieFirst: 'The matches are known once this place is given.',
  meets: (stage) => `${stage}:`,
  waitsForRounds: 'The final comes after the rounds.',
  settle: { game: 'Play a deciding game', 'initial-rank': 'Take the higher initial rank' },
  setUp: {
    tie: 'Set up the deciding game',
    semi: 'Set up the semi-finals',
    final: 'Set up the final',
    third: 'Set up the final',
  },
  stage: { tie: 'Deciding game', semi: 'Semi-final', final: 'Final', third: 'Third place' },
  caption: 'Matches of the final',
  stageHead: 'Match',
  entry: 'Result of the final',
  wins: (name, won, lost) => `${name} wins, ${won} games to ${lost}.`,
  levelOf: {
    tie: 'Draw: the place goes to the higher initial rank.',
    semi: 'Draw: the higher place after the rounds plays the final.',
    final: 'Draw: the order of the rounds stays.',
    third: 'Draw: the order of the rounds stays.',
  },
  carriedGame: (won) =>
    won === null ? 'Their game of the rounds counts: drawn.' : `Their game of the rounds counts: won by ${won}.`,
  standings: 'Standings after the final',
  standingsNow: 'Standings, final in play',
  over: 'The final is played.',
  cancel: 'Cancel the final',
  losing: (n) => (n === 1 ? '1 result will be lost.' : `${n} results will be lost.`),
  keep: 'Keep the final',
};

export const finalSentences: Dictionary<Spoken<FinalSentences>> = {
  fr: spoken((format) => frFor(roundNoun(format))),
  en: () => en,
};
