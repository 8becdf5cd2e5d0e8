import type { FormatId } from '../tournament/state.ts';
import { artDeLaGuerreFormat } from './art-de-la-guerre/draw.ts';
import { classiqueFormat } from './classique/draw.ts';
import { classiqueBelgeFormat } from './classique-belge/draw.ts';
import { combineeFormat } from './combinee/draw.ts';
import type { Format } from './formula.ts';
import { suisseFormat } from './suisse/draw.ts';
import { toutesRondesFormat } from './toutes-rondes/draw.ts';

/** Every formula that is played. A new one is a new file and one line here. */
export const formats: Readonly<Record<FormatId, Format>> = {
  classique: classiqueFormat,
  'classique-belge': classiqueBelgeFormat,
  combinee: combineeFormat,
  'art-de-la-guerre': artDeLaGuerreFormat,
  'toutes-rondes': toutesRondesFormat,
  suisse: suisseFormat,
};

export function formatOf(id: FormatId): Format {
  return formats[id];
}
