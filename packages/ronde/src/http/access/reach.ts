import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';

/**
 * From where a request came: this computer; the hall's network in clear (the public and players' phones); or https
 * (staff on other devices, and whoever comes through a trusted proxy that speaks https).
 */
type Reach = 'loopback' | 'hall' | 'https';

/** What each request carries beside itself. Missing in a test that speaks to the app without a port. */
export interface ReachEnv {
  readonly incoming?: IncomingMessage;
  /** What live streams write to without a copy for each listener. */
  readonly outgoing?: ServerResponse;
  readonly reach?: Reach;
  /** The sender's address; behind a trusted proxy, the one that the proxy saw. */
  readonly sender?: string;
}

/** A request spoken to the app without a port is this computer's own. */
export const reachOf = (c: Context): Reach => (c.env as ReachEnv | undefined)?.reach ?? 'loopback';

/** For throttling and nothing else: kept nowhere in clear. */
export const senderOf = (c: Context): string => (c.env as ReachEnv | undefined)?.sender ?? '127.0.0.1';

/** Whether the reader's browser speaks https here: the cookie then has `Secure` and its prefix. */
export const isSecure = (c: Context): boolean => reachOf(c) === 'https';

/** Whether the request names this computer as itself: no page of another site, whose name points here, does. */
export const isAskedAsOwn = (c: Context): boolean => ownNames.test(c.req.header('host') ?? '');

const ownAddresses: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d*)?$/i;

/**
 * Where a request comes from, by the address that it was sent *to*: a packet for the loopback cannot come from outside,
 * whatever it says of its sender. `encrypted`: by the listener with the own certificate.
 */
export function reachOfRequest(
  incoming: IncomingMessage,
  encrypted: boolean,
  trustProxy: boolean,
): Required<Omit<ReachEnv, 'outgoing'>> {
  const { localAddress = '', remoteAddress = '' } = incoming.socket;
  const direct: Reach = encrypted ? 'https' : ownAddresses.has(localAddress) ? 'loopback' : 'hall';
  const proxied = trustProxy ? throughProxy(incoming) : null;
  return { incoming, reach: proxied?.reach ?? direct, sender: proxied?.sender || remoteAddress };
}

/** Null: nobody stood between. A proxy on this machine forwards visitors: they must not count as its owner. */
function throughProxy({ headers }: IncomingMessage): { reach: Reach; sender: string } | null {
  const forwarded = lastOf(headers['x-forwarded-for']);
  const protocol = lastOf(headers['x-forwarded-proto']);
  const named = ownNames.test(headers.host ?? '');
  if (forwarded === '' && protocol === '' && named) return null;
  return { reach: protocol === 'https' ? 'https' : 'hall', sender: forwarded };
}

/** The last one is what the trusted proxy wrote; those before are what the sender claimed. */
function lastOf(header: string | readonly string[] | undefined): string {
  const joined = Array.isArray(header) ? header.join(',') : String(header ?? '');
  return joined.split(',').at(-1)?.trim() ?? '';
}
