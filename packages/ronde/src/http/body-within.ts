import type { IncomingMessage } from 'node:http';
import { largestFile } from '@ronde/contract';
import { largestDocument } from '@ronde/contract/federation/sent-document';
import { largestImport, largestList } from '@ronde/contract/http/lists';
import type { Context, MiddlewareHandler } from 'hono';
import type { ReachEnv } from './access/reach.ts';
import { problem } from './problems.ts';

const megabyte = 1024 * 1024;
interface Limit {
  readonly most: number;
  readonly beyond: 'too-large' | 'file-too-large' | 'list-too-large' | 'document-too-large';
}

const usual: Limit = { most: megabyte, beyond: 'too-large' };

/** A whole tournament or a list of people comes in one body, from staff alone. */
const larger: readonly (Limit & { readonly address: RegExp })[] = [
  { address: /^\/api\/tournaments\/import$/, most: largestFile, beyond: 'file-too-large' },
  {
    address: /^\/api\/federations\/[^/]+\/(documents|files)$/,
    most: largestDocument,
    beyond: 'document-too-large',
  },
  {
    address: /^\/api\/tournaments(\/[^/]+)?\/results-file(\/accept)?$/,
    most: largestList,
    beyond: 'list-too-large',
  },
  { address: /^\/api\/register\/import$/, most: largestImport, beyond: 'list-too-large' },
  {
    address: /^\/api\/((tournaments|federations)\/[^/]+\/lists|register\/lists)$/,
    most: largestList,
    beyond: 'list-too-large',
  },
];
const bodiless: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Nothing that is sent may be larger than a megabyte (a tournament's file: twenty), or take longer than `patience` ms
 * to arrive: a body that stalls would hold its connection for ever. What came whole is handed on.
 */
export function bodyWithin(patience: number): MiddlewareHandler {
  return async (c, next) => {
    if (bodiless.has(c.req.method)) return next();
    const { most, beyond } = larger.find(({ address }) => address.test(c.req.path)) ?? usual;
    if (Number(c.req.header('content-length') ?? 0) > most) return problem(c, beyond);
    const came = await (isHere(c) ? readBody(c, most) : within(patience, readBody(c, most)));
    if (came === null) return next();
    c.header('Connection', 'close');
    return problem(c, came === 'too-large' ? beyond : came);
  };
}

/** Most bodies come with what is asked for: there is nothing to wait for. */
const isHere = (c: Context): boolean => (c.env as ReachEnv | undefined)?.incoming?.complete ?? false;

/** Straight off the connection where there is one: web streams would cost more than the act that is asked for. */
async function readBody(c: Context, most: number): Promise<'too-large' | null> {
  const { incoming } = (c.env as ReachEnv | undefined) ?? {};
  if (!incoming) return readStreamed(c, most);
  const came = await readIncoming(incoming, most);
  if (came === 'too-large') return came;
  // Where the adapter looks for a body that was read already.
  Object.assign(incoming, { rawBody: came });
  return null;
}

async function readStreamed(c: Context, most: number): Promise<'too-large' | null> {
  const { body } = c.req.raw;
  if (!body) return null;
  const came = await readStream(body, most);
  if (came === 'too-large') return came;
  c.req.raw = new Request(c.req.raw, { body: came });
  return null;
}

async function within<T>(patience: number, whole: Promise<T>): Promise<T | 'body-too-slow'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'body-too-slow'>((resolve) => {
    timer = setTimeout(() => resolve('body-too-slow'), patience);
  });
  // Once it is late, nobody listens to what becomes of it.
  whole.catch(() => undefined);
  return await Promise.race([whole, late]).finally(() => clearTimeout(timer));
}

/** A whole body, or more of it than may be sent. */
type SentBody = Buffer<ArrayBuffer> | 'too-large';

/** Reads a body as it comes from the connection. Rejects when the connection ends before it. */
function readIncoming(incoming: IncomingMessage, most: number): Promise<SentBody> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    const take = (part: Buffer): void => {
      parts.push(part);
      size += part.length;
      if (size <= most) return;
      // The rest stays where it is: the answer closes the connection.
      incoming.off('data', take).pause();
      resolve('too-large');
    };
    const gone = (): void => {
      if (!incoming.readableEnded) reject(new Error('The sender is gone'));
    };
    if (incoming.destroyed) return gone();
    incoming.on('data', take);
    incoming.once('end', () => resolve(Buffer.concat(parts)));
    incoming.once('error', reject);
    incoming.once('close', gone);
  });
}

/** The same where there is no connection, as in tests. */
async function readStream(stream: ReadableStream<Uint8Array>, most: number): Promise<SentBody> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts);
    size += value.length;
    if (size > most) return 'too-large';
    parts.push(value);
  }
}
