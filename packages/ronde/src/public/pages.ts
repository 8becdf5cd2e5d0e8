import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lru } from '../machine/lru.ts';
import type { PublicView } from './view.ts';

/** One answer, ready to be sent as often as it is asked for. */
export interface CachedAnswer {
  /** Of the version and the content: a restored copy never passes for what was there before it. */
  readonly etag: string;
  readonly type: string;
  readonly bodies: Readonly<Record<ContentEncoding, Bytes>>;
}

/** A page in words, beside those that are JSON. */
export interface Text {
  readonly type: string;
  readonly text: string;
}

export type ContentEncoding = 'identity' | 'gzip' | 'br';
type Bytes = Uint8Array<ArrayBuffer>;

/** What the public reads, made once for each version however many ask at once. */
export interface Pages {
  /** `path` names the answer within the tournament. Null from `make`: there is no such page; that is not kept. */
  page(view: PublicView, path: string, make: () => object | null): Promise<CachedAnswer | null>;
  /** The same of what is no JSON. */
  text(view: PublicView, path: string, make: () => Text | null): Promise<CachedAnswer | null>;
  /** The page where it is made and kept already; null: it has to be made. */
  kept(view: PublicView, path: string): CachedAnswer | null;
  /** Bytes kept. */
  size(): number;
}

interface Kept {
  readonly version: number;
  readonly page: Promise<CachedAnswer | null>;
  made: CachedAnswer | null;
}

/** `most`: bytes kept, the least recently asked for leave first. */
export function pagesKept(most = 64 * 1024 * 1024): Pages {
  const kept = lru<Kept>(most);

  const drop = (key: string, entry: Kept): void => {
    if (kept.peek(key) === entry) kept.delete(key);
  };

  const weigh = (key: string, entry: Kept, page: CachedAnswer | null): void => {
    if (!page) drop(key, entry);
    if (!page || kept.peek(key) !== entry) return;
    entry.made = page;
    const weight = Object.values(page.bodies).reduce((sum, body) => sum + body.length, 0);
    kept.set(key, entry, weight);
  };

  const text: Pages['text'] = (view, path, make) => {
    const key = `${view.of} ${path}`;
    const known = kept.get(key);
    if (known?.version === view.version) return known.page;
    if (known) drop(key, known);
    const entry: Kept = { version: view.version, page: written(view.version, make), made: null };
    // Weighed once it is made.
    kept.set(key, entry, 0);
    entry.page.then(
      (page) => weigh(key, entry, page),
      () => drop(key, entry),
    );
    return entry.page;
  };

  return {
    text,
    page: (view, path, make) => text(view, path, () => jsonOf(make())),
    kept(view, path) {
      const known = kept.peek(`${view.of} ${path}`);
      return known?.version === view.version ? known.made : null;
    },
    size: kept.weight,
  };
}

const zipped = { gzip: promisify(gzip), br: promisify(brotliCompress) };

const jsonOf = (made: object | null): Text | null => made && { type: 'application/json', text: JSON.stringify(made) };

async function written(version: number, make: () => Text | null): Promise<CachedAnswer | null> {
  const made = make();
  if (!made) return null;
  const identity = new Uint8Array(Buffer.from(made.text));
  const [small, smaller] = await Promise.all([
    zipped.gzip(identity),
    // Quality 5: a third smaller than gzip in the same time; 11 would take a hundred times as long.
    zipped.br(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ]);
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 12);
  const bodies = { identity, gzip: new Uint8Array(small), br: new Uint8Array(smaller) };
  return { etag: `"${version}-${digest}"`, type: made.type, bodies };
}

/** The best of what the reader takes; `q=0` is a no. */
export function encodingFor(accepted: string | undefined): ContentEncoding {
  const taken = (accepted ?? '').toLowerCase().split(',');
  const takes = (name: string): boolean =>
    taken.some((part) => {
      const [coding = '', weight = ''] = part.trim().split(';');
      return coding.trim() === name && !/q=0(\.0*)?$/.test(weight.trim());
    });
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}
