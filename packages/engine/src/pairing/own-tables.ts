import type { Match } from '../tournament/state.ts';

/** Whether a fixed round was drawn by tables that the text does not print: ours, or the director's. */
export function hasOwnTables({ matches }: { readonly matches: readonly Match[] }): boolean {
  return matches.some(({ why = [] }) => why.some((step) => step.step === 'opening' && !step.official));
}
