import type { Because, Figures, Meanings, Units } from '../criterion-sentences.ts';
import { number, plural, signed } from '../numbers.ts';
import { nouns } from './nouns.ts';

/** Each criterion of a ranking as a column names it. */
export const figureLabels: Figures = {
  pm: { head: 'MP', long: 'Match points' },
  ppm: {
    head: 'H2H',
    long: 'Head-to-head',
  },
  pdep: { head: 'Spread', long: 'Spread' },
  pdepOfRatings: {
    head: 'Pdep',
    long: 'Rating tie-break',
  },
  points: { head: 'Pts', long: 'Points' },
  wins: {
    head: 'W',
    long: 'Wins, byes and forfeit wins included',
  },
  opponents: {
    head: 'Opp.',
    long: 'Opponents’ total points',
  },
  spread: {
    head: 'Spread',
    long: 'Total spread, capped per game',
  },
};

/** In the legend below a table, where it says more than what a head stands for. */
export const meanings: Meanings = {
  pdep: 'Spread: capped per game (Pdep in the rules).',
  ppm: 'H2H: match points in the games among the tied players (PPM in the rules).',
  pdepOfRatings:
    'Pdep: the winner scores the higher of the two ratings, the loser the lower; in a draw each player scores their own.',
};

export const units: Units = {
  pm: (value) => `${number(value)}\u00a0${figureLabels.pm.head}`,
  points: (value) => `${number(value)}\u00a0${plural('en', value, nouns.point)}`,
};

// Left out of a page that only names columns.
/* @__NO_SIDE_EFFECTS__ */
const told =
  (figures: string): Because['points'] =>
  (values) =>
    values && figures + both(values);

/** Each criterion as “Why?” tells what it decided. */
export const because: Because = {
  points: told('points: '),
  wins: told('wins: '),
  opponents: told('opponents’ total: '),
  between: (values, first, second) => {
    if (!values) return `${first} outscored each of the others in their games`;
    if (values[0] < leastOfAWin) return `their game, ${both(values)}`;
    return second === null ? `${first} won their game` : 'won their game';
  },
  elo: (values) => (values ? `lower Elo at the start, ${both(values)}` : 'lower Elo at the start'),
  spread: (values) => values && `spread: ${signed(values[0])} to ${signed(values[1])}`,
  initial: () => 'the starting ranking decides',
  shared: () => null,
};

const both = ([own, other]: readonly [number, number]): string => `${own} to ${other}`;

/** A score that only a win gives; lower ones are draws, which decide too. */
const leastOfAWin = 90;
