import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type ReachEnv, reachOfRequest } from '../http/access/reach.ts';

/** Answers a request, told where it came from. */
export type Fetch = (request: Request, env: ReachEnv) => Response | Promise<Response>;

interface ListenAt {
  readonly fetch: Fetch;
  /** The first port to try; 0: any free one. */
  readonly port: number;
  /** Where to listen: all that the machine has of these, and the first of them in any case. */
  readonly hosts: readonly string[];
  readonly trustProxy?: boolean;
  /** PEM; present: this door speaks https. */
  readonly certificate?: { readonly cert: string; readonly key: string };
}

export interface Listening {
  readonly port: number;
  readonly servers: readonly Server[];
}

/** Both loopback addresses, so that `localhost` is reached whichever of them a browser tries first. */
export const thisComputer: readonly string[] = ['127.0.0.1', '::1'];
/** Every address that this computer has or will get: the hall's network may change during the day. */
export const everywhere: readonly string[] = ['::'];

const nextPorts = 20;

/** Listens at the door's port or the first free one of the twenty that follow. Throws when none is free. */
export async function listen(door: ListenAt): Promise<Listening> {
  const last = door.port === 0 ? 0 : Math.min(door.port + nextPorts, 65_535);
  for (let candidate = door.port; ; candidate++) {
    try {
      return await all(door, candidate);
    } catch (error) {
      if (candidate >= last || !hasCode(error, 'EADDRINUSE')) throw error;
    }
  }
}

async function all(door: ListenAt, wanted: number): Promise<Listening> {
  const [first = '127.0.0.1', ...others] = door.hosts;
  // Where every address is taken at once, some systems let another program keep `localhost` for itself.
  if (first === '::' && wanted !== 0) await closed(await open(door, wanted, '127.0.0.1'));
  const main = await openFirst(door, wanted, first);
  const { port } = main.address() as AddressInfo;
  const servers = [main];
  for (const host of others) {
    try {
      servers.push(await open(door, port, host));
    } catch (error) {
      // A machine without IPv6 has no ::1; a taken ::1 means that `localhost` would sometimes reach another program.
      if (!hasCode(error, 'EADDRINUSE')) continue;
      await Promise.all(servers.map(closed));
      throw error;
    }
  }
  return { port, servers };
}

async function openFirst(door: ListenAt, port: number, host: string): Promise<Server> {
  try {
    return await open(door, port, host);
  } catch (error) {
    // Without IPv6 at all, every address is `0.0.0.0`.
    if (host === '::' && hasCode(error, 'EAFNOSUPPORT', 'EADDRNOTAVAIL')) return open(door, port, '0.0.0.0');
    throw error;
  }
}

function open({ fetch, trustProxy = false, certificate }: ListenAt, port: number, host: string): Promise<Server> {
  const answer: RequestListener = getRequestListener((request, { incoming, outgoing }) => {
    const from = reachOfRequest(incoming as Parameters<RequestListener>[0], certificate !== undefined, trustProxy);
    return fetch(request, { ...from, outgoing: outgoing as Parameters<RequestListener>[1] });
  });
  // A request whose headers stall never reaches the app, which waits for bodies itself: Node answers it (408).
  const limits = { headersTimeout: 8000, connectionsCheckingInterval: 1000 };
  const server = certificate
    ? createSecureServer({ ...limits, ...certificate, minVersion: 'TLSv1.2', handshakeTimeout: 8000 }, answer)
    : createServer(limits, answer);
  keepSocketsFew(server, trustProxy ? { ...usualLimits, mostOfOne: null } : usualLimits);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

/** Takes no new request, lets those under way end, then cuts what is left after `patience` ms. */
export async function stopListening(servers: readonly Server[], patience = 5000): Promise<void> {
  const all = servers.map(closed);
  // A connection whose answer has ended stays open for the next request, which will not come.
  const sweep = setInterval(() => {
    for (const server of servers) server.closeIdleConnections();
  }, 20);
  const cut = setTimeout(() => {
    for (const server of servers) server.closeAllConnections();
  }, patience);
  await Promise.all(all);
  clearInterval(sweep);
  clearTimeout(cut);
}

export interface SocketLimits {
  /** How long a connection may stay open before its first byte, in ms. */
  readonly silence: number;
  /** Of one address at once; null: as many as come (all of a proxy's come from one). */
  readonly mostOfOne: number | null;
}

/** A browser opens six at a time, and a phone has a stream or two: 64 are ten of them behind one address. */
const usualLimits: SocketLimits = { silence: 10_000, mostOfOne: 64 };

/** What this computer opens itself is not counted: its own browser, and whatever stands before this program. */
const own: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Nobody can use up this program's connections by opening and saying nothing: Node's own limits begin with the first
 * byte of a request. A connection too many of one address is closed at once, those that are open stay.
 */
export function keepSocketsFew(server: Server, { silence, mostOfOne }: SocketLimits): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const from = socket.remoteAddress ?? '';
    const count = (open.get(from) ?? 0) + 1;
    if (mostOfOne !== null && count > mostOfOne && !own.has(from)) {
      socket.destroy();
      return;
    }
    open.set(from, count);
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1;
      if (left > 0) open.set(from, left);
      else open.delete(from);
    });
    const quiet = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy();
    }, silence);
    quiet.unref();
    socket.once('close', () => clearTimeout(quiet));
  });
}
