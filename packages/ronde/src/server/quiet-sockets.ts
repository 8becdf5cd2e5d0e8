import type { Server, Socket } from 'node:net';

export interface SocketLimits {
  /** How long a connection may stay open before its first byte, in ms. */
  readonly silence: number;
  /** Of one address at once; null: as many as come (all of a proxy's come from one). */
  readonly mostOfOne: number | null;
}

/** A browser opens six at a time, and a phone has a stream or two: 64 are ten of them behind one address. */
export const usualLimits: SocketLimits = { silence: 10_000, mostOfOne: 64 };

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
