import type { FormatId, Match } from '@ronde/engine';

/** The terrain that the draw of L'Art de la Guerre gave a table; null where another formula drew it, or a hand made it. */
export function givenTerrain({ table, why = [] }: Match, format: FormatId | undefined): number | null {
  if (format !== 'art-de-la-guerre' || table === undefined) return null;
  return why.length === 0 || why.some(({ step }) => step === 'by-hand') ? null : table;
}
