import type { Round } from '@ronde/engine';

/** Whether a fixed round was drawn by tables that the text does not print: ours, or the director's. */
export function hasOwnTables({ matches }: Pick<Round, 'matches'>): boolean {
  return matches.some(({ why = [] }) => why.some((step) => step.step === 'opening' && !step.official));
}
