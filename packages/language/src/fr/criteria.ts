import type { Because, Figures, Meanings, Units } from '../criterion-sentences.ts';
import { number, plural, signed } from '../numbers.ts';
import { nouns } from './nouns.ts';

/** Each criterion of a ranking as a column names it. */
export const figureLabels: Figures = {
  pm: { head: 'PM', long: 'Points de match' },
  ppm: {
    head: 'PPM',
    long: 'Points de match entre joueurs à égalité',
  },
  pdep: {
    head: 'Pdep',
    long: 'Points de départage',
  },
  pdepOfRatings: {
    head: 'Pdep',
    long: 'Points de départage, par les cotes',
  },
  points: { head: 'Pts', long: 'Points' },
  wins: {
    head: 'V',
    long: 'Victoires, exemptions et victoires par forfait comprises',
  },
  opponents: {
    head: 'Adv.',
    long: 'Total des points des adversaires',
  },
  spread: {
    head: 'Écart',
    long: 'Total des écarts, plafonnés par partie',
  },
};

/** In the legend below a table, where it says more than what a head stands for. */
export const meanings: Meanings = {
  pdep: 'Pdep : points de départage (écarts, plafonnés par partie).',
  pdepOfRatings:
    'Pdep : points de départage, la plus haute des deux cotes à qui gagne, la plus basse à qui perd, chacun la sienne pour un nul.',
};

export const units: Units = {
  pm: (value) => `${number(value)}\u00a0${figureLabels.pm.head}`,
  points: (value) => `${number(value)}\u00a0${plural('fr', value, nouns.point)}`,
};

// Left out of a page that only names columns.
/* @__NO_SIDE_EFFECTS__ */
const told =
  (figures: string): Because['points'] =>
  (values) =>
    values && figures + both(values);

/** Each criterion as « Pourquoi ? » tells what it decided. */
export const because: Because = {
  points: told('points : '),
  wins: told('victoires : '),
  opponents: told('total des adversaires : '),
  between: (values, first) => {
    if (!values) return `${first} a marqué plus que chacun des autres dans leurs parties`;
    return values[0] >= leastOfAWin ? `partie entre eux gagnée par ${first}` : `partie entre eux, ${both(values)}`;
  },
  elo: (values) => (values ? `Elo de départ le plus bas, ${both(values)}` : 'Elo de départ le plus bas'),
  spread: (values) => values && `écarts : ${signed(values[0])} contre ${signed(values[1])}`,
  initial: () => 'l’ordre du classement initial décide',
  shared: () => null,
};

const both = ([own, other]: readonly [number, number]): string => `${own} contre ${other}`;

/** A score that only a win gives; lower ones are draws, which decide too. */
const leastOfAWin = 90;
