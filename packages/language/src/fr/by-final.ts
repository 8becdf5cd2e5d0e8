import type { FormatId, MatchOfFinal } from '@ronde/engine';
import type { ByFinalSentences } from '../criterion-sentences.ts';
import { list, score } from '../numbers.ts';
import { de, ranks, roundNoun } from './nouns.ts';

const stages: Readonly<Record<MatchOfFinal['stage'], string>> = {
  tie: 'Partie décisive pour la dernière place de la finale',
  semi: 'Demi-finale',
  final: 'Finale',
  third: 'Troisième place',
};

const upTo = (places: number): string => (places === 2 ? '1 et 2' : `1 à ${places}`);

/** What a final decided, in the words of the formula that is spoken. */
export function byFinal(points: 'PM' | 'points', spoken: FormatId): ByFinalSentences {
  const rounds = roundNoun(spoken).other;
  return {
    title: (places) => `${ranks(Array.from({ length: places }, (_, i) => i + 1))} : la finale`,
    decides: (places) =>
      `La finale décide des places ${upTo(places)} : les ${points} des ${rounds} n’y jouent plus aucun rôle.`,
    decidesNext: (places) => `La finale décide ensuite des places ${upTo(places)}.`,
    match: (match, names) => `${stages[match.stage]} : ${ended(match, names, rounds)}.`,
    noThird: (names) => `Pas de match pour la 3ᵉ place : ${list('fr', names)} gardent l’ordre des ${rounds}.`,
    initialRank: (names) =>
      `Dernière place de la finale, à la meilleure place du classement initial : ${list('fr', names)}.`,
    after: (title) => `Après les ${rounds}, ${title}`,
    before: (lines) => `Places après les ${rounds} : ${lines.map(place).join(', ')}.`,
    introduction: 'introduction du règlement',
    ownRule: 'règle propre à Ronde',
  };
}

const place = ({ name, rank, shared }: Parameters<ByFinalSentences['before']>[0][number]): string =>
  `${rank}${shared ? ' ex æquo' : ''} ${name}`;

function ended(
  { stage, end, figures }: MatchOfFinal,
  [first, second]: readonly [string, string],
  rounds: string,
): string {
  const points = figures ? `, ${score(figures)}` : '';
  switch (end) {
    case 'open':
      return `${first} contre ${second}, résultat attendu`;
    case 'won':
      return `${first} bat ${second}${points}`;
    case 'forfeit':
      return `forfait ${de(second)}, match à ${first}`;
    case 'awarded':
      return `match donné à ${first} contre ${second}`;
    case 'level':
      return `${first} contre ${second}${figures ? `${points}, égalité` : ', personne ne gagne'} : ${ifLevel(stage, rounds)}`;
  }
}

function ifLevel(stage: MatchOfFinal['stage'], rounds: string): string {
  if (stage === 'tie') return 'la place va à la personne la mieux placée au classement initial';
  return stage === 'semi'
    ? `la personne la mieux classée après les ${rounds} joue la finale`
    : `le classement des ${rounds} décide`;
}
