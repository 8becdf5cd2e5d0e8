import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lru } from '../machine/lru.ts';
import type { Encoding } from '../public/pages.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Files of the web app in a small form, made once each: their names hold the hash of their content. */
export interface Packed {
  of(file: string, bytes: Bytes, encoding: Exclude<Encoding, 'identity'>): Promise<Bytes>;
}

const zipped = { gzip: promisify(gzip), br: promisify(brotliCompress) };

/** `most`: files kept. A phone on a hall's network waits for a third of the bytes. */
export function packedFiles(most = 1000): Packed {
  const kept = lru<Promise<Bytes>>(most);
  return {
    of(file, bytes, encoding) {
      const key = `${encoding} ${file}`;
      const made = kept.get(key) ?? pack(bytes, encoding);
      kept.set(key, made);
      made.catch(() => kept.delete(key));
      return made;
    },
  };
}

async function pack(bytes: Bytes, encoding: Exclude<Encoding, 'identity'>): Promise<Bytes> {
  if (encoding === 'gzip') return new Uint8Array(await zipped.gzip(bytes));
  // Made once a start, aside from requests' own thread: 9 is a tenth smaller than 5.
  return new Uint8Array(await zipped.br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
}
