import { ok, type Result, refused } from '@ronde/engine';
import { scanJson } from './json-scan.ts';
import { pathText } from './path.ts';
import type { FileRefusal } from './problems.ts';

/** Bytes of a file that is read at all: some hundred times the largest tournament. */
export const largestFile = 20_000_000;

/** Values in a file, a hundred times those of the largest tournament: each may be a fault that has to be kept. */
const mostValues = 1_000_000;

/** The value of a JSON text. Refused: too long, empty, not JSON (with line and column), a key twice in an object. */
export function readJson(text: string): Result<unknown, readonly FileRefusal[]> {
  if (text.length > largestFile) return refused([{ code: 'too-large', path: '', limit: largestFile }]);
  const marked = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (marked.trim() === '') return refused([{ code: 'file-empty', path: '' }]);
  const { fault, twice, values } = scanJson(marked, mostValues);
  if (values > mostValues) return refused([{ code: 'too-many-values', path: '', limit: mostValues }]);
  if (fault !== null) return refused([{ code: 'not-json', path: '', ...position(marked, fault) }]);
  if (twice.length === 0) return ok(JSON.parse(marked));
  return refused(
    twice.map((key) => ({ code: 'key-twice', path: pathText(key.path), ...position(marked, key.offset) })),
  );
}

/** Line and column of an offset, both from 1, in characters. */
function position(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  const lines = before.split(/\r\n|\r|\n/u);
  return { line: lines.length, column: Array.from(lines.at(-1) ?? '').length + 1 };
}
