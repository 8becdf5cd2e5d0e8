import type { RankFigure } from '../criteria/figures.ts';
import type { FormatId } from '../tournament/formats.ts';
import { artDeLaGuerre } from './art-de-la-guerre/traits.ts';
import { classique } from './classique/traits.ts';
import { classiqueBelge } from './classique-belge/traits.ts';
import { combinee } from './combinee/traits.ts';
import type { Traits } from './formula.ts';
import { suisse } from './suisse/traits.ts';
import { toutesRondes } from './toutes-rondes/traits.ts';

/** A line a formula: light enough for a page that neither ranks nor draws. */
const traits: Readonly<Record<FormatId, Traits>> = {
  classique,
  'classique-belge': classiqueBelge,
  combinee,
  'art-de-la-guerre': artDeLaGuerre,
  'toutes-rondes': toutesRondes,
  suisse,
};

export const traitsOf = (format: FormatId): Traits => traits[format];

/** What the standings of a formula count in before all else. */
export const firstFigure = (format: FormatId): RankFigure =>
  traitsOf(format).counts === 'match-points' ? 'pm' : 'points';
