import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { lru } from '../machine/lru.ts';
import { addressLang } from '../pages/addresses.ts';
import { cardText, type LinkCards } from '../pages/link-card.tsx';
import { type ContentEncoding, encodingFor } from '../public/pages.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** A name that holds the hash of its content: it will never mean anything else. */
const hashed = /-[0-9a-f]{8}\.[a-z0-9]+$/;

/**
 * Whose page an address opens: the hall's screen and the players' phones have their own, the rest is the desk. `card`:
 * what a messenger shows of the link. It is the same for every link of its kind: no name, nothing of a token.
 */
const pages: readonly Opened[] = [
  { at: /^\/(en\/)?ecran\/[^/]+\/?$/, file: 'screen.html', card: 'screen' },
  { at: /^\/(en\/)?j(\/.*)?$/, file: 'phone.html', card: 'player' },
  { at: /^\/(en\/)?t\/[^/]+\/table\/\d+\/?$/, file: 'phone.html', card: 'player' },
  { at: /^\/(invitation|connexion\/premier)\/[^/]+\/?$/, file: 'index.html', card: 'invitation' },
  { at: /^\/$|^\/connexion\/?$|^\/(bureau|federation)(\/.*)?$/, file: 'index.html', card: 'desk' },
];

interface Opened {
  readonly at: RegExp;
  readonly file: string;
  readonly card: keyof LinkCards;
}

/** The built web app: its files, and its page at each of its own addresses, to whoever asks for no JSON alone. */
export function webFiles(root: string): MiddlewareHandler {
  const packed = packedFiles();
  return async (c, next) => {
    const file = fileOf(root, c.req.path);
    const bytes = file && (await read(file));
    if (file && bytes) return sendFile(c, file, bytes, packed);
    const opened = asksForPage(c) ? pages.find(({ at }) => at.test(c.req.path)) : undefined;
    if (!opened) return next();
    const page = await read(join(root, opened.file));
    if (!page) return c.text('Ronde : l’application n’est pas construite. Lancez « npm start ».\n', 503);
    const text = withCard(new TextDecoder().decode(page), cardText(addressLang(c.req.path), opened.card));
    return c.body(text, 200, headersOf('index.html'));
  };
}

/**
 * Whether a page is meant: browsers say so, previews of links, monitors and curl say nothing or `*\/*`. Only a program
 * that asks for JSON alone, or for a file, means no page.
 */
export function asksForPage({ req }: Context): boolean {
  if (req.method !== 'GET' && req.method !== 'HEAD') return false;
  if (req.path === '/api' || req.path.startsWith('/api/') || extname(decode(req.path) ?? '') in types) return false;
  const kinds = (req.header('accept') ?? '*/*')
    .split(',')
    .map((kind) => kind.split(';')[0]?.trim().toLowerCase() ?? '');
  return !kinds.every((kind) => /^application\/([\w.-]+\+)?json$/.test(kind));
}

/** Into the head of a page that the build wrote. */
const withCard = (page: string, card: string): string => page.replace('</title>', () => `</title>\n    ${card}`);

/** Pictures and fonts are small already. */
const worthPacking: ReadonlySet<string> = new Set(['.css', '.js', '.json', '.svg']);
const leastPacked = 1024;

async function sendFile(c: Context, file: string, bytes: Uint8Array<ArrayBuffer>, packed: Packed): Promise<Response> {
  const headers = headersOf(file);
  const packs = hashed.test(file) && worthPacking.has(extname(file)) && bytes.length >= leastPacked;
  const encoding = packs ? encodingFor(c.req.header('accept-encoding')) : 'identity';
  const vary = packs ? { Vary: 'Accept-Encoding' } : {};
  if (encoding === 'identity') return c.body(bytes, 200, { ...headers, ...vary });
  const small = await packed.of(file, bytes, encoding);
  return c.body(small, 200, { ...headers, ...vary, 'Content-Encoding': encoding });
}

/** The file of an address, never outside the root; null for a folder or what is not of the web app's kinds. */
function fileOf(root: string, path: string): string | null {
  const decoded = decode(path);
  if (decoded === null || decoded.includes('\0') || !(extname(decoded) in types)) return null;
  const file = normalize(join(root, decoded));
  return file.startsWith(normalize(root + sep)) ? file : null;
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

async function read(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    return null;
  }
}

function headersOf(file: string): Record<string, string> {
  return {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Files of the web app in a small form, made once each: their names hold the hash of their content. */
interface Packed {
  of(file: string, bytes: Bytes, encoding: Exclude<ContentEncoding, 'identity'>): Promise<Bytes>;
}

const zipped = { gzip: promisify(gzip), br: promisify(brotliCompress) };

/** `most`: files kept. A phone on a hall's network waits for a third of the bytes. */
function packedFiles(most = 1000): Packed {
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

async function pack(bytes: Bytes, encoding: Exclude<ContentEncoding, 'identity'>): Promise<Bytes> {
  if (encoding === 'gzip') return new Uint8Array(await zipped.gzip(bytes));
  // Made once a start, aside from requests' own thread: 9 is a tenth smaller than 5.
  return new Uint8Array(await zipped.br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
}
