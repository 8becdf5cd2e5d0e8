import type { RegisterLine } from '@ronde/contract/http/register';

export interface Change {
  readonly field: keyof RegisterLine;
  readonly before: RegisterLine[keyof RegisterLine];
  readonly after: RegisterLine[keyof RegisterLine];
}

/** In the order in which they are read; the name stands in front anyway. */
const shown = [
  'licence',
  'federation',
  'club',
  'category',
  'rating',
  'provisional',
  'duplicateSeries',
  'birthYear',
  'lastEvent',
] as const;
/** What a list that leaves them out takes away. */
const taken: ReadonlySet<keyof RegisterLine> = new Set(['rating', 'provisional', 'duplicateSeries']);

/** What the register said and the list says otherwise. A rating of 0 is none (RATE-05). */
export function changesOf(before: RegisterLine, entry: RegisterLine): readonly Change[] {
  return (['name', ...shown] as const).flatMap((field): readonly Change[] => {
    const [was, is] = [before[field] || undefined, entry[field] || undefined];
    if (was === is || (is === undefined && !taken.has(field))) return [];
    return [{ field, before: was, after: is }];
  });
}

/** All that a line says of somebody beside the name. */
export const factsIn = (entry: RegisterLine): readonly Change[] =>
  shown.flatMap((field) => (entry[field] ? [{ field, before: undefined, after: entry[field] }] : []));
