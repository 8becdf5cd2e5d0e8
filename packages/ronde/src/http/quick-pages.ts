import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import { type CachedAnswer, encodingFor } from '../public/pages.ts';
import type { Named } from '../public/public-access.ts';
import type { ReachEnv } from './access/reach.ts';
import { noIndex, safeHeadersOf } from './guard.ts';
import type { Installation } from './installation.ts';

/** A cache in front may answer for two seconds by itself, and for half a minute while it asks again. */
export const pageHeaders = {
  'Cache-Control': 'public, max-age=2, stale-while-revalidate=30',
  Vary: 'Accept-Encoding',
};

/**
 * A public page that has been sent before, to the same address by the same name, is written as it is kept, straight on
 * the connection: a crowd costs little more than Node itself. Whatever is not so goes the long way.
 */
export function quickPages({ visitors, listing }: Installation): MiddlewareHandler {
  const { current, pages, quick } = visitors;
  return async (c, next) => {
    const { incoming, outgoing } = (c.env ?? {}) as ReachEnv;
    if (c.req.method !== 'GET' || !incoming || !outgoing) return next();
    const page = kept(quick.find(c.req.url));
    if (!page) return next();
    write(incoming, outgoing, page, { ...safeHeadersOf(c), ...(!listing.known() && noIndex) });
    return RESPONSE_ALREADY_SENT;
  };

  function kept(named: Named | null): CachedAnswer | null {
    const view = named && current.kept(named.ref);
    return named && view ? pages.kept(view, named.path) : null;
  }
}

function write(
  { headers }: IncomingMessage,
  outgoing: ServerResponse,
  { etag, type, bodies }: CachedAnswer,
  own: Readonly<Record<string, string>>,
): void {
  const common = { ...own, ...pageHeaders, ETag: etag };
  if (knows(headers['if-none-match'], etag)) {
    outgoing.writeHead(304, common).end();
    return;
  }
  const encoding = encodingFor(String(headers['accept-encoding'] ?? ''));
  const body = bodies[encoding];
  outgoing.writeHead(200, {
    ...common,
    'Content-Type': type,
    'Content-Length': body.length,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
  outgoing.end(body);
}

/** A proxy that compresses by itself weakens the tag; `*` knows whatever there is. */
export function knows(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return (
    header === etag || header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
  );
}
