import { inflateRawSync } from 'node:zlib';

/** What the bytes of a list are, by their own first bytes and never by the file's name. */
export type FileKind = 'text' | 'xlsx' | 'ods' | 'old-xls' | 'other';

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean => mark.every((byte, i) => bytes[i] === byte);

export function kindOfFile(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, [0x50, 0x4b, 3, 4])) return isOds(bytes) ? 'ods' : 'xlsx';
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return 'old-xls';
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) return 'other';
  return 'text';
}

/** OpenDocument puts its type first, unpacked. */
const isOds = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 200)).includes('mimetypeapplication/vnd.oasis.opendocument');

/** What a workbook may grow to when it is unpacked, all its parts together. */
const mostUnpacked = 60 * 1024 * 1024;
const mostParts = 2000;

const endMark = 0x06054b50;
const partMark = 0x02014b50;
const fileMark = 0x04034b50;

/** `too-large`: it unpacks to more than is read of a workbook, or into too many parts. */
export type ZipFound = 'sound' | 'too-large' | 'broken';

/**
 * Whether the archive can be unpacked without harm: it has an index, few parts, and each of them unpacks to no more
 * than is left of the limit, whatever the index says (a small file may hold gigabytes of nothing).
 */
export function zipFound(bytes: Uint8Array): ZipFound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = partsOf(view);
  if (!parts || parts.length === 0) return 'broken';
  if (parts.length > mostParts) return 'too-large';
  let left = mostUnpacked;
  for (const part of parts) {
    const size = unpackedSize(bytes, view, part, left);
    if (typeof size === 'string') return size;
    left -= size;
  }
  return 'sound';
}

interface Part {
  readonly method: number;
  readonly packed: number;
  readonly at: number;
}

/** From the index at the end of the file; null: there is none, or it is damaged. */
function partsOf(view: DataView): readonly Part[] | null {
  const end = endOf(view);
  if (end === null) return null;
  const parts: Part[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== partMark) return null;
    parts.push({
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at--) if (view.getUint32(at, true) === endMark) return at;
  return null;
}

function unpackedSize(
  bytes: Uint8Array,
  view: DataView,
  { method, packed, at }: Part,
  most: number,
): number | Exclude<ZipFound, 'sound'> {
  if (at + 30 > view.byteLength || view.getUint32(at, true) !== fileMark) return 'broken';
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const content = bytes.subarray(from, from + packed);
  if (content.length !== packed) return 'broken';
  if (method === 0) return packed <= most ? packed : 'too-large';
  if (method !== 8) return 'broken';
  try {
    return packed === 0 ? 0 : inflateRawSync(content, { maxOutputLength: Math.max(1, most) }).length;
  } catch (error) {
    return error instanceof RangeError ? 'too-large' : 'broken';
  }
}
