import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { type ReachEnv, senderOf } from '../access/reach.ts';
import { safeHeadersOf } from '../guard.ts';
import type { Installation } from '../installation.ts';
import { problem } from '../problems.ts';
import type { LiveFollowing } from './audiences.ts';

const headers = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  // A proxy that gathers what it hands on would keep the news to itself.
  'X-Accel-Buffering': 'no',
};

/** Opens a stream, straight on the connection where there is one. `Last-Event-ID` is honoured. */
export function serveLive(
  c: Context,
  { live }: Installation,
  following: Omit<LiveFollowing, 'known' | 'sender'>,
): Response {
  // Asked for its head alone, a stream that never ends would be followed by nobody.
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);
  const whole = { ...following, sender: senderOf(c), known: lastKnown(c.req.header('last-event-id')) };
  const outgoing = (c.env as ReachEnv | undefined)?.outgoing;
  if (!outgoing) {
    const stream = live.follow(whole);
    return stream ? c.body(stream, 200, headers) : problem(c, 'too-many-listeners');
  }
  if (live.full(whole)) return problem(c, 'too-many-listeners');
  outgoing.writeHead(200, { ...safeHeadersOf(c), ...headers });
  live.followOn(outgoing, whole);
  return alreadySent();
}

/** The adapter looks for the mark of an answer that was sent on responses of the platform only: asked for its body, one is. */
function alreadySent(): Response {
  const sent = new Response(null, RESPONSE_ALREADY_SENT);
  return sent.body === null ? sent : new Response(null);
}

function lastKnown(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
