type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** The names of encodings, the same in every language. */
export const encodings: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
};
