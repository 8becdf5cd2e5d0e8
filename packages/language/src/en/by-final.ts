import type { MatchOfFinal } from '@ronde/engine';
import type { ByFinalSentences } from '../criterion-sentences.ts';
import { list, score } from '../numbers.ts';
import { ranks } from './nouns.ts';

const stages: Readonly<Record<MatchOfFinal['stage'], string>> = {
  tie: 'Play-off for the last place in the final',
  semi: 'Semi-final',
  final: 'Final',
  third: 'Third place',
};

const upTo = (places: number): string => (places === 2 ? '1 and 2' : `1 to ${places}`);

/** What a final decided. */
export const byFinal = (points: 'PM' | 'points'): ByFinalSentences => ({
  title: (places) => `${ranks(Array.from({ length: places }, (_, i) => i + 1))}: the final`,
  decides: (places) =>
    `The final decides places ${upTo(places)}: the ${points === 'PM' ? 'match points' : points} from the rounds do not count for them.`,
  decidesNext: (places) => `The final then decides places ${upTo(places)}.`,
  match: (match, names) => `${stages[match.stage]}: ${ended(match, names)}.`,
  noThird: (names) =>
    `No match for third place: ${list('en', names)} stay in the order of the standings after the rounds.`,
  initialRank: (names) => `The last place in the final, by starting rank: ${list('en', names)}.`,
  after: (title) => `After the rounds, ${title}`,
  before: (lines) => `Places after the rounds: ${lines.map(place).join(', ')}.`,
  introduction: 'introduction',
  ownRule: 'Ronde’s own rule',
});

const place = ({ name, rank, shared }: Parameters<ByFinalSentences['before']>[0][number]): string =>
  `${shared ? 'shared ' : ''}${rank} ${name}`;

function ended({ stage, end, figures }: MatchOfFinal, [first, second]: readonly [string, string]): string {
  const points = figures ? `, ${score(figures)}` : '';
  switch (end) {
    case 'open':
      return `${first} v ${second}, result to come`;
    case 'won':
      return `${first} beats ${second}${points}`;
    case 'forfeit':
      return `forfeit by ${second}: ${first} wins`;
    case 'awarded':
      return `game awarded to ${first} against ${second}`;
    case 'level':
      return `${first} v ${second}${figures ? `${points}, a draw` : ', nobody wins'}: ${ifLevel[stage]}`;
  }
}

const ifLevel: Readonly<Record<MatchOfFinal['stage'], string>> = {
  tie: 'the place goes to the higher starting rank',
  semi: 'the player placed higher after the rounds goes to the final',
  final: 'the standings after the rounds decide',
  third: 'the standings after the rounds decide',
};
