import { frenchKey } from '@ronde/engine/base/french-order';

/** What a column is sorted by: numbers as numbers, texts in the order of the rules. Null: nothing there. */
export type SortValue = number | string | null;

export interface Sort {
  readonly by: string;
  readonly down: boolean;
}

/** Level values keep the order they came in; those without one are last, whichever way. */
export function sorted<T>(lines: readonly T[], value: (line: T) => SortValue, down: boolean): readonly T[] {
  const keyed = lines.map((line) => ({ line, key: keyOf(value(line)) }));
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
    return down ? order(b.key, a.key) : order(a.key, b.key);
  });
  return keyed.map(({ line }) => line);
}

/** A text as the alphabet of the rules reads it, then as it is: worked out once, compared many times. */
const keyOf = (value: SortValue): number | string | null =>
  typeof value === 'string' ? `${frenchKey(value)}\u0000${value}` : value;

const order = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);

/** `-pdep` in the address: by Pdep, the highest first. */
export function readSort(text: string | null): Sort | null {
  if (!text) return null;
  return text.startsWith('-') ? { by: text.slice(1), down: true } : { by: text, down: false };
}

export const writeSort = ({ by, down }: Sort): string => (down ? `-${by}` : by);
