import type { Found } from '@ronde/language';

/** Keys and indices from the root of the file down to a value. */
export type Path = readonly (string | number)[];

const plainKey = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** A long key is cut: a path has to fit in a sentence. */
const shown = (key: string): string => JSON.stringify(key.length > 60 ? `${key.slice(0, 60)}…` : key);

/** `players[3].rating`; a key that is no plain word stands in quotes: `players[3]["a b"]`. */
export function pathText(path: Path): string {
  return path
    .map((part, i) => {
      if (typeof part === 'number') return `[${part}]`;
      if (!plainKey.test(part) || part.length > 60) return `[${shown(part)}]`;
      return i === 0 ? part : `.${part}`;
    })
    .join('');
}

/** What stands at a path, undefined where nothing does. */
export function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = Reflect.get(value, part);
  }
  return value;
}

const longest = 80;

/** A value of the file, short enough for a sentence. Never walks into it: it may be deep or huge. */
export function foundOf(value: unknown): Found {
  if (value === undefined) return { kind: 'nothing' };
  if (Array.isArray(value)) return { kind: 'list', length: value.length };
  if (typeof value === 'string') return { kind: 'value', value: short(value) };
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return { kind: 'value', value };
  return { kind: 'object' };
}

const short = (text: string): string => named(text.length > longest ? `${text.slice(0, longest)}…` : text);

/** What turns the sentence round that quotes it is shown by its number. */
const named = (text: string): string =>
  text.replace(
    /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
