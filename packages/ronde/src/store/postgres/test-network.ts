import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network between a program and its database, which may lose every packet without a word. */
export interface TestNetwork {
  /** The same database, through it. */
  readonly url: string;
  /** Nothing arrives any more, either way; whoever connects hears nothing. */
  silence(): void;
  /** What was connected is lost for ever; whoever connects anew is heard. */
  forget(): void;
  stop(): Promise<void>;
}

export async function networkBefore(url: string): Promise<TestNetwork> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((outside) => {
    sockets.add(outside);
    outside.on('error', () => undefined);
    if (silent) return;
    const inside = connect(Number(port), hostname);
    sockets.add(inside);
    inside.on('error', () => outside.destroy());
    inside.on('close', () => outside.destroy());
    outside.on('close', () => inside.destroy());
    outside.pipe(inside).pipe(outside);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const lost = (): void => {
    for (const socket of sockets) {
      socket.unpipe();
      socket.removeAllListeners('close');
      socket.pause();
    }
  };
  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    silence() {
      silent = true;
      lost();
    },
    forget() {
      silent = false;
      lost();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
