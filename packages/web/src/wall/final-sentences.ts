import type { FinalMatch, FormatId } from '@ronde/engine';
import { type Dictionary, de, roundNoun, type Spoken, spoken } from '@ronde/language';

const fr = (format?: FormatId) => {
  const noun = roundNoun(format);
  return {
    noFinal: 'La finale paraîtra quand ses matchs seront prêts.',
    stageHead: 'Match',
    stage: {
      tie: 'Partie décisive',
      semi: 'Demi-finale',
      final: 'Finale',
      third: 'Troisième place',
    } satisfies Record<FinalMatch['stage'], string>,
    lengths: { 1: 'Une partie', 3: 'Deux manches gagnantes', 5: 'Trois manches gagnantes' },
    score: 'Score',
    inPlay: 'en jeu',
    carried: (name: string | null) => `partie jouée pendant les ${noun.other}\u00a0: ${name ?? 'nulle'}`,
    forfeitBy: (name: string) => `forfait ${de(name)}`,
    bothForfeit: 'Deux forfaits',
    awardedTo: (name: string) => `match donné à ${name}`,
    wonBy: (name: string) => `victoire ${de(name)}`,
    level: {
      tie: 'égalité\u00a0: la place va à la personne la mieux placée au classement initial',
      semi: `égalité\u00a0: la meilleure place après les ${noun.other} joue la finale`,
      final: `égalité\u00a0: le classement des ${noun.other} décide`,
      third: `égalité\u00a0: le classement des ${noun.other} décide`,
    } satisfies Record<FinalMatch['stage'], string>,
  };
};

export type FinalSentences = ReturnType<typeof fr>;

const en = (): FinalSentences => ({
  noFinal: 'The final will appear once its matches are set up.',
  stageHead: 'Match',
  stage: { tie: 'Play-off game', semi: 'Semi-final', final: 'Final', third: 'Third place' },
  lengths: { 1: 'One game', 3: 'Best of three', 5: 'Best of five' },
  score: 'Score',
  inPlay: 'in progress',
  carried: (name) => `earlier game: ${name ?? 'draw'}`,
  forfeitBy: (name) => `forfeit by ${name}`,
  bothForfeit: 'double forfeit',
  awardedTo: (name) => `awarded to ${name}`,
  wonBy: (name) => `won by ${name}`,
  level: {
    tie: 'draw: the place goes to the higher starting rank',
    semi: 'draw: the player placed higher after the rounds goes to the final',
    final: 'draw: the standings after the rounds decide',
    third: 'draw: the standings after the rounds decide',
  },
});

/** The final's own sentences: they come with its page. */
export const finalSentences: Dictionary<Spoken<FinalSentences>> = { fr: spoken(fr), en: spoken(en) };
