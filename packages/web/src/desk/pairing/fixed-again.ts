import type { Fixed, Round } from '@ronde/engine';
import { fixedBefore } from '@ronde/engine/decide/by-hand';

/** The tables of a drawn round that were made by hand before it, as a redraw asks for them again. */
export const fixedIn = (content: Round): readonly Fixed[] =>
  fixedBefore(content).map(({ players, table }) => ({ players, ...(table !== undefined && { table }) }));

/** The same as a command's key: none where there are none. */
export const asFixed = (fixed: readonly Fixed[]): { readonly fixed?: readonly Fixed[] } =>
  fixed.length > 0 ? { fixed } : {};
