import { largestFile } from '@ronde/contract';
import type { MiddlewareHandler } from 'hono';
import { problem } from './problems.ts';

const megabyte = 1024 * 1024;
/** A whole tournament comes in one body, from staff alone. */
const importing = '/api/tournaments/import';

/**
 * Nothing that is sent may be larger than a megabyte (a tournament's file: twenty), or take longer than `patience` ms to arrive: a body that stalls
 * would hold its connection for ever. What came whole is handed on.
 */
export function bodyWithin(patience: number): MiddlewareHandler {
  return async (c, next) => {
    const { body } = c.req.raw;
    if (!body) return next();
    const most = c.req.path === importing ? largestFile : megabyte;
    if (Number(c.req.header('content-length') ?? 0) > most) return problem(c, 'too-large');
    const came = await readWithin(body.getReader(), patience, most);
    if (came instanceof Uint8Array) {
      c.req.raw = new Request(c.req.raw, { body: came });
      return next();
    }
    c.header('Connection', 'close');
    return problem(c, came);
  };
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function readWithin(
  reader: Reader,
  patience: number,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | 'too-large' | 'body-too-slow'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'body-too-slow'>((resolve) => {
    timer = setTimeout(() => resolve('body-too-slow'), patience);
  });
  const whole = readWhole(reader, most);
  // Once it is late, nobody listens to what becomes of it.
  whole.catch(() => undefined);
  return await Promise.race([whole, late]).finally(() => clearTimeout(timer));
}

async function readWhole(reader: Reader, most: number): Promise<Uint8Array<ArrayBuffer> | 'too-large'> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(Buffer.concat(parts));
    size += value.length;
    if (size > most) return 'too-large';
    parts.push(value);
  }
}
