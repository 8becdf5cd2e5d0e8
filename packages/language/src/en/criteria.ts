import type { Because, Figures } from '../criterion-words.ts';
import { signed } from '../numbers.ts';

/** Each criterion of a ranking as a column names it. */
export const figures: Figures = {
  pm: { head: 'PM', long: 'Match points', among: 'match points', meaning: 'PM: match points.' },
  ppm: {
    head: 'PPM',
    long: 'Head-to-head',
    among: 'head-to-head match points',
    meaning: 'PPM: head-to-head match points among those tied.',
  },
  pdep: { head: 'Pdep', long: 'Spread', among: 'spread', meaning: 'Pdep: spread, capped in each game.' },
  pdepOfRatings: {
    head: 'Pdep',
    long: 'Rating tie-break',
    among: 'rating tie-break',
    meaning: 'Pdep: the higher of the two ratings to who wins, the lower to who loses, each their own in a draw.',
  },
  points: { head: 'Pts', long: 'Points', among: 'points', meaning: 'Pts: points.' },
  wins: {
    head: 'W',
    long: 'Wins, byes and forfeit wins included',
    among: 'wins (byes included)',
    meaning: 'W: wins, byes and forfeit wins included.',
  },
  opponents: {
    head: 'Opp.',
    long: 'Total of the opponents’ points',
    among: 'opponents’ total of points',
    meaning: 'Opp.: total of the opponents’ points.',
  },
  spread: {
    head: 'Spread',
    long: 'Total spread, capped per game',
    among: 'total spread',
    meaning: 'Spread: total spread, capped per game.',
  },
};

/** Each criterion as “Why?” tells what it decided. */
export const because: Because = {
  points: (values) => values && `points: ${both(values)}`,
  wins: (values) => values && `wins: ${both(values)}`,
  opponents: (values) => values && `opponents’ total: ${both(values)}`,
  between: (values, first, second) => {
    if (!values) return `${first} scored more than each of the others in their games`;
    if (values[0] < leastOfAWin) return `their game, ${both(values)}`;
    return second === null ? `${first} won their game` : 'won their game';
  },
  elo: (values) => (values ? `lower starting Elo, ${both(values)}` : 'lower starting Elo'),
  spread: (values) => values && `spread: ${signed(values[0])} to ${signed(values[1])}`,
  initial: () => 'the initial ranking decides',
  shared: () => null,
};

const both = ([own, other]: readonly [number, number]): string => `${own} to ${other}`;

/** A score that only a win gives; lower ones are draws, which decide too. */
const leastOfAWin = 90;
