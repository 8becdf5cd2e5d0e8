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
