import { foundOf } from './found.ts';
import { type Path, pathText } from './path.ts';
import type { FileRefusal } from './problems.ts';

/** No list of the contract is longer: as many as there may be players. */
const longest = 2000;

/** So deep are the deepest lists of the contract, and some more. */
const deepest = 12;

/**
 * The lists of a file that are longer than any of the contract: they are refused before the schema looks, which would
 * make a fault of each of their values.
 */
export function longLists(root: unknown): readonly FileRefusal[] {
  const long: FileRefusal[] = [];
  // No recursion: a file may be a million deep.
  const open: { readonly value: unknown; readonly path: Path }[] = [{ value: root, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null || path.length > deepest) continue;
    if (Array.isArray(value) && value.length > longest) {
      const expected = { kind: 'list', max: longest } as const;
      long.push({ code: 'wrong-value', path: pathText(path), found: foundOf(value), expected });
      continue;
    }
    const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
    for (const [key, inner] of entries)
      if (typeof inner === 'object') open.push({ value: inner, path: [...path, key] });
  }
  return long;
}
