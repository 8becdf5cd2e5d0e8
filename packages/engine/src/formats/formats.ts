import type { FormatId } from '../tournament/state.ts';
import { artDeLaGuerre } from './art-de-la-guerre.ts';
import { classique } from './classique.ts';
import { classiqueBelge } from './classique-belge.ts';
import { combinee } from './combinee.ts';
import type { Format } from './format.ts';
import { suisse } from './suisse.ts';
import { toutesRondes } from './toutes-rondes.ts';

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
