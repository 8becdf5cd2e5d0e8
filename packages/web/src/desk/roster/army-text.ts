import type { Army } from '@ronde/engine';
import { number } from '@ronde/language';

/** « 12 Romains (−250 … 68) »: as the lists print it. */
export function armyText({ number: at, name, from, to }: Army): string {
  const years = from === undefined || to === undefined ? '' : ` (${number(from)} … ${number(to)})`;
  return `${at} ${name}${years}`;
}
