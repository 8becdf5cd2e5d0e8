/**
 * A change of some keys of a plain value: what they were and what they become. A key that is missing on one side was
 * not there, or is taken away; keys on neither side are not touched.
 */
export interface KeysChanged<T> {
  readonly from: Partial<T>;
  readonly to: Partial<T>;
}

/** The value with some of its keys changed. `whole` must still have the keys that it can't be without. */
export function withKeys<T extends object>(whole: T, { from, to }: KeysChanged<T>): T {
  // Added to, not spread: see `extended`.
  const kept = Object.fromEntries(Object.entries(whole).filter(([key]) => !(key in from) && !(key in to)));
  return Object.assign(kept as T, to);
}

/** The keys that either side names, in alphabetical order. */
export function keysOf<T extends object>({ from, to }: KeysChanged<T>): readonly (keyof T & string)[] {
  const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...keys].sort() as (keyof T & string)[];
}
