import type { FormatId } from '../tournament/state.ts';
import { classique } from './classique.ts';
import { classiqueBelge } from './classique-belge.ts';
import type { Format } from './format.ts';

/** Every formula that is played. A new one is a new file and one line here. */
export const formats = { classique, 'classique-belge': classiqueBelge } as unknown as Readonly<
  Record<FormatId, Format>
>;

export function formatOf(id: FormatId): Format {
  return formats[id];
}
