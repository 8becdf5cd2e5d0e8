import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { encodingFor } from '../public/pages.ts';
import { type Packed, packedFiles } from './packed.ts';

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

/** Whose page an address opens: the hall's screen and the players' phones have their own, all else is the desk. */
const pages: readonly (readonly [RegExp, string])[] = [
  [/^\/(en\/)?ecran\/[^/]+\/?$/, 'screen.html'],
  [/^\/(en\/)?j(\/|$)/, 'phone.html'],
  [/^\/(en\/)?t\/[^/]+\/table\/\d+\/?$/, 'phone.html'],
];

const pageOf = (address: string): string => pages.find(([pattern]) => pattern.test(address))?.[1] ?? 'index.html';

/** The built web app: its files, and a page for every other address that a browser opens. */
export function webFiles(root: string): MiddlewareHandler {
  const packed = packedFiles();
  return async (c, next) => {
    const file = fileOf(root, c.req.path);
    const bytes = file && (await read(file));
    if (file && bytes) return sendFile(c, file, bytes, packed);
    if (!c.req.header('accept')?.includes('text/html')) return next();
    const page = await read(join(root, pageOf(c.req.path)));
    if (!page) return c.text('Ronde : l’application n’est pas construite. Lancez « npm start ».\n', 503);
    return c.body(page, 200, headersOf('index.html'));
  };
}

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
