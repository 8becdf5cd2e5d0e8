import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

export type Fetch = Parameters<typeof getRequestListener>[0];

/** Both loopback addresses, so that `localhost` is reached whichever of them a browser tries first. */
export interface Listening {
  readonly port: number;
  readonly servers: readonly Server[];
}

const nextPorts = 20;

/**
 * Listens on the loopback only, at `port` or the first free one of the twenty that follow; `port` 0: any free one.
 * Throws when none is free.
 */
export async function listen(fetch: Fetch, port: number): Promise<Listening> {
  const last = port === 0 ? 0 : Math.min(port + nextPorts, 65_535);
  for (let candidate = port; ; candidate++) {
    try {
      return await both(fetch, candidate);
    } catch (error) {
      if (candidate >= last || !isTaken(error)) throw error;
    }
  }
}

async function both(fetch: Fetch, wanted: number): Promise<Listening> {
  const four = await open(fetch, wanted, '127.0.0.1');
  const { port } = four.address() as AddressInfo;
  try {
    return { port, servers: [four, await open(fetch, port, '::1')] };
  } catch (error) {
    // A machine without IPv6 has no ::1; a taken ::1 means that `localhost` would sometimes reach another program.
    if (!isTaken(error)) return { port, servers: [four] };
    four.close();
    throw error;
  }
}

function open(fetch: Fetch, port: number, host: string): Promise<Server> {
  // A request whose headers stall never reaches the app, which waits for bodies itself: Node answers it (408).
  const server = createServer({ headersTimeout: 8000, connectionsCheckingInterval: 1000 }, getRequestListener(fetch));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** Takes no new request, lets those under way end, then cuts what is left after `patience` ms. */
export async function stopListening({ servers }: Listening, patience = 2000): Promise<void> {
  const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())));
  // A connection whose answer has ended stays open for the next request, which will not come.
  const sweep = setInterval(() => {
    for (const server of servers) server.closeIdleConnections();
  }, 20);
  const cut = setTimeout(() => {
    for (const server of servers) server.closeAllConnections();
  }, patience);
  await Promise.all(closed);
  clearInterval(sweep);
  clearTimeout(cut);
}
