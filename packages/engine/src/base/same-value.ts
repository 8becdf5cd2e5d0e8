/** Whether two plain values (JSON-like) are equal; a missing key equals an undefined one. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  const same = (key: string): boolean => sameValue(left[key], right[key]);
  return Object.keys(left).every(same) && Object.keys(right).every((key) => Object.hasOwn(left, key) || same(key));
}

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
