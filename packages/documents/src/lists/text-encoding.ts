const encodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof encodings)[number];

export interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
  /** A byte-order mark said so, or it could be nothing else; false: a guess that the reader may change. */
  readonly sure: boolean;
}

const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * The text of a file. Without a mark: UTF-16 by the zero bytes of its separators and line ends; UTF-8 when it is
 * sound; else Windows-1252, what a French spreadsheet saves (IMP-02). `as`: what the reader has said instead.
 */
export function decoded(bytes: Uint8Array, as?: Encoding): Decoded {
  if (as) return { text: textOf(bytes, as), encoding: as, sure: true };
  const marked = marks.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte));
  if (marked) return { text: textOf(bytes, marked[0]), encoding: marked[0], sure: true };
  const wide = wideOf(bytes);
  if (wide) return { text: textOf(bytes, wide), encoding: wide, sure: true };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, encoding: 'utf-8', sure: true };
  } catch {
    return { text: textOf(bytes, 'windows-1252'), encoding: 'windows-1252', sure: false };
  }
}

function textOf(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding === 'windows-1252') return fromWindows(bytes);
  return encoding === 'utf-16be'
    ? new TextDecoder('utf-16le').decode(swapped(bytes))
    : new TextDecoder(encoding).decode(bytes);
}

/** What stands where Latin-1 has control characters; some of the machine's own decoders take the one for the other. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function fromWindows(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return latin.replace(/[\u0080-\u009f]/gu, (letter) => upper[letter.charCodeAt(0) - 0x80] ?? letter);
}

/** Not every build of the machine knows big-endian UTF-16. */
function swapped(bytes: Uint8Array): Uint8Array {
  return Uint8Array.from(bytes, (_, i) => bytes[i % 2 === 0 ? i + 1 : i - 1] ?? 0);
}

/** Latin letters in UTF-16 have a zero beside them; no other text holds one. */
function wideOf(bytes: Uint8Array): Encoding | null {
  const some = bytes.subarray(0, 1000);
  let [even, odd] = [0, 0];
  for (const [i, byte] of some.entries()) {
    if (byte !== 0) continue;
    if (i % 2 === 0) even++;
    else odd++;
  }
  if (even + odd < some.length / 4) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
