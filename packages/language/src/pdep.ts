import type { FormatId } from '@ronde/engine';
import { number, signed } from './numbers.ts';

/** A Pdep as it is written: spreads carry their sign; in Belgium they are sums of ratings, which carry none. */
export const pdepText = (format: FormatId | undefined): ((pdep: number) => string) =>
  format === 'classique-belge' ? number : signed;
