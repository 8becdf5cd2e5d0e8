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
  length: 'Nombre de manches',
  lengths: { 1: 'Une partie', 3: 'Deux manches gagnantes', 5: 'Trois manches gagnantes' },
  carry: `Leur partie jouée pendant les ${noun.other} compte comme première manche`,
  thirdPlace: 'Un match pour la troisième place',
  tie: 'Égalité pour la dernière place',
  ties: {
    later: 'À décider le moment venu',
    game: 'Partie décisive',
    'initial-rank': 'Meilleure place au classement initial',
  },
  terms: 'Ce qui est prévu',
  carried: `Leur partie jouée pendant les ${noun.other} compte`,
  third: 'Troisième place jouée',
  wouldPlay: 'Qui se rencontre',
  tieFirst: 'Les matchs seront connus une fois cette place attribuée.',
  meets: (stage: string) => `${stage}\u00a0:`,
  waitsForRounds: `La finale vient après les ${noun.other}.`,
  settle: {
    game: 'Jouer une partie décisive',
    'initial-rank': 'Suivre le classement initial',
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
    tie: 'Match nul : la place va à la personne la mieux placée au classement initial.',
    semi: `Match nul : la meilleure place après les ${noun.other} joue la finale.`,
    final: `Match nul : le classement des ${noun.other} décide.`,
    third: `Match nul : le classement des ${noun.other} décide.`,
  } satisfies Record<Stage, string>,
  carriedGame: (won: string | null) =>
    won === null
      ? `Leur partie jouée pendant les ${noun.other} compte : nulle.`
      : `Leur partie jouée pendant les ${noun.other} compte : gagnée par ${won}.`,
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
  none: 'No final is planned. It is played after the rounds by the players at the top of the standings.',
  plan: 'Plan the final',
  players: 'Who plays it',
  two: 'The top two',
  four: 'The top four: two semi-finals, then the final',
  length: 'Length of a match',
  lengths: { 1: 'One game', 3: 'Best of three', 5: 'Best of five' },
  carry: 'If they met in the rounds, that game counts as the first game',
  thirdPlace: 'A match for third place',
  tie: 'A tie for the last place in the final',
  ties: { later: 'Decide when it arises', game: 'A play-off game', 'initial-rank': 'The higher starting rank' },
  terms: 'Format of the final',
  carried: 'Their earlier game counts',
  third: 'Third place is played',
  wouldPlay: 'Who would meet',
  tieFirst: 'The matches will be known once this place is settled.',
  meets: (stage) => `${stage}:`,
  waitsForRounds: 'The final comes after the rounds.',
  settle: { game: 'Play a play-off game', 'initial-rank': 'Use the higher starting rank' },
  setUp: {
    tie: 'Set up the play-off game',
    semi: 'Set up the semi-finals',
    final: 'Set up the final',
    third: 'Set up the final',
  },
  stage: { tie: 'Play-off game', semi: 'Semi-final', final: 'Final', third: 'Third place' },
  caption: 'Matches of the final',
  stageHead: 'Match',
  entry: 'Result of the final',
  wins: (name, won, lost) => `${name} wins, ${won} games to ${lost}.`,
  levelOf: {
    tie: 'Draw: the place goes to the higher starting rank.',
    semi: 'Draw: the player placed higher after the rounds goes to the final.',
    final: 'Draw: the standings after the rounds decide.',
    third: 'Draw: the standings after the rounds decide.',
  },
  carriedGame: (won) =>
    won === null ? 'Their earlier game counts: a draw.' : `Their earlier game counts: won by ${won}.`,
  standings: 'Standings after the final',
  standingsNow: 'Standings, final in progress',
  over: 'The final is over.',
  cancel: 'Cancel the final',
  losing: (n) => (n === 1 ? '1 result will be lost.' : `${n} results will be lost.`),
  keep: 'Keep the final',
};

export const finalSentences: Dictionary<Spoken<FinalSentences>> = {
  fr: spoken((format) => frFor(roundNoun(format))),
  en: () => en,
};
