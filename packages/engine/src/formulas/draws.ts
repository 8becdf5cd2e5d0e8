import type { FormatId } from '../tournament/state.ts';
import { artDeLaGuerre } from './art-de-la-guerre/draw.ts';
import { classique } from './classique/draw.ts';
import { classiqueBelge } from './classique-belge/draw.ts';
import { combinee } from './combinee/draw.ts';
import type { Format } from './formula.ts';
import { suisse } from './suisse/draw.ts';
import { toutesRondes } from './toutes-rondes/draw.ts';

/** Every formula that is played. A new one is a new file and one line here. */
export const formats: Readonly<Record<FormatId, Format>> = {
  classique,
  'classique-belge': classiqueBelge,
  combinee,
  'art-de-la-guerre': artDeLaGuerre,
  'toutes-rondes': toutesRondes,
  suisse,
};

export function formatOf(id: FormatId): Format {
  return formats[id];
}
