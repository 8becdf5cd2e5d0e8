import { ok, type Result, refused } from '@ronde/engine';
import { foundOf, type Path, pathText } from './path.ts';
import type { FileRefusal } from './problems.ts';

/** Bytes of a file that is read at all: some hundred times the largest tournament. */
export const largestFile = 20_000_000;

/** How much of a text is read: its length, and how many values may stand in it. */
export interface JsonLimits {
  readonly largest: number;
  readonly mostValues: number;
}

/** Of a tournament; of values a hundred times those of the largest one: each may be a fault that has to be kept. */
const ofTournament: JsonLimits = { largest: largestFile, mostValues: 1_000_000 };

/** The value of a JSON text. Refused: too long, empty, not JSON (with line and column), a key twice in an object. */
export function readFileJson(
  text: string,
  { largest, mostValues } = ofTournament,
): Result<unknown, readonly FileRefusal[]> {
  if (text.length > largest) return refused([{ code: 'too-large', path: '', limit: largest }]);
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

/** Where a JSON text stops being one, and the keys that an object holds twice; offsets in UTF-16 units. */
interface JsonScan {
  /** Offset of the first fault; null: the text is JSON. */
  readonly fault: number | null;
  /** The first of them. */
  readonly twice: readonly KeyTwice[];
  readonly values: number;
}

interface KeyTwice {
  /** At most the outermost parts of it: a file may be a million deep. */
  readonly path: readonly (string | number)[];
  readonly offset: number;
}

/** An object (`keys`) or a list that is open at the moment, with the key or index of the value being read. */
interface Open {
  readonly keys: Set<string> | null;
  key: string;
  index: number;
}

interface Cursor {
  readonly text: string;
  at: number;
  readonly open: Open[];
  readonly twice: KeyTwice[];
  values: number;
}

const mostTwice = 20;
const deepest = 20;

const blank = /[ \t\n\r]*/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const escapeSign = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** The end of what `pattern` finds at an offset, −1 where it finds nothing. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** The end of the string that begins at an offset, −1 where it is none. A loop: a string may be millions long. */
function endOfString(text: string, start: number): number {
  if (text[start] !== '"') return -1;
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code < 0x20) return -1;
    at = code === 0x5c ? endOf(escapeSign, text, at) : at + 1;
    if (at < 0) return -1;
  }
  return -1;
}

function moveTo(cursor: Cursor, at: number): void {
  cursor.at = endOf(blank, cursor.text, at);
}

const closing = (open: Open): string => (open.keys ? '}' : ']');

/** Reads `"key":` of an object; false with the cursor on the fault. */
function readKey(cursor: Cursor, object: Open): boolean {
  const { text, at, open, twice } = cursor;
  const end = endOfString(text, at);
  if (end < 0) return false;
  object.key = JSON.parse(text.slice(at, end)) as string;
  if (object.keys?.has(object.key) && twice.length < mostTwice) {
    twice.push({ path: open.slice(0, deepest).map((o) => (o.keys ? o.key : o.index)), offset: at });
  }
  object.keys?.add(object.key);
  moveTo(cursor, end);
  if (text[cursor.at] !== ':') return false;
  moveTo(cursor, cursor.at + 1);
  return true;
}

/** Reads a plain value, or opens an object or list; false with the cursor on the fault. */
function readValue(cursor: Cursor): 'value-next' | 'ended' | 'fault' {
  const { text, at, open } = cursor;
  cursor.values++;
  const first = text[at];
  if (first !== '{' && first !== '[') {
    const end = first === '"' ? endOfString(text, at) : endOf(scalar, text, at);
    if (end < 0) return 'fault';
    moveTo(cursor, end);
    return 'ended';
  }
  const opened: Open = { keys: first === '{' ? new Set() : null, key: '', index: 0 };
  open.push(opened);
  moveTo(cursor, at + 1);
  if (text[cursor.at] === closing(opened)) return 'ended';
  return !opened.keys || readKey(cursor, opened) ? 'value-next' : 'fault';
}

/** After a value: closes what ends here, then goes on to the next value of what is still open. */
function readOn(cursor: Cursor): 'value-next' | 'ended' | 'fault' {
  const { text, open } = cursor;
  for (let inner = open.at(-1); inner; inner = open.at(-1)) {
    if (text[cursor.at] === ',') {
      moveTo(cursor, cursor.at + 1);
      inner.index++;
      return !inner.keys || readKey(cursor, inner) ? 'value-next' : 'fault';
    }
    if (text[cursor.at] !== closing(inner)) return 'fault';
    open.pop();
    moveTo(cursor, cursor.at + 1);
  }
  return cursor.at === text.length ? 'ended' : 'fault';
}

/**
 * Reads a text as RFC 8259 does, without building anything and without recursion: `JSON.parse` does not always say
 * where it stopped, and keeps the last of two equal keys in silence. Reads no more than `most` values and one.
 */
export function scanJson(text: string, most: number): JsonScan {
  const cursor: Cursor = { text, at: 0, open: [], twice: [], values: 0 };
  moveTo(cursor, 0);
  for (;;) {
    const read = readValue(cursor);
    const next = read === 'ended' ? readOn(cursor) : read;
    if (next === 'ended' || cursor.values > most) return { fault: null, twice: cursor.twice, values: cursor.values };
    if (next === 'fault') return { fault: cursor.at, twice: cursor.twice, values: cursor.values };
  }
}

/** No list of the contract is longer: as many as there may be players. */
const longest = 2000;

/** So deep are the deepestList lists of the contract, and some more. */
const deepestList = 12;

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
    if (typeof value !== 'object' || value === null || path.length > deepestList) continue;
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
