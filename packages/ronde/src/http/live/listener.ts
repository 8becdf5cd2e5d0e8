import type { ServerResponse } from 'node:http';

/** One who listens. */
export interface Listener {
  /** False: too much is unread, or the listener has gone. */
  send(bytes: Uint8Array): boolean;
  end(): void;
}

/** Frames that a listener may leave unread. */
const mostUnread = 32;
/** The same in bytes, beyond what the system itself holds. */
const mostBytes = 16 * 1024;

/** A listener behind a web stream: where there is no connection to write to, as in tests. */
export function onStream(
  enter: (listener: Listener) => void,
  leave: (listener: Listener) => void,
): ReadableStream<Uint8Array> {
  let mine: Listener | undefined;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      mine = {
        send(bytes) {
          if ((controller.desiredSize ?? 0) <= -mostUnread) return false;
          controller.enqueue(bytes);
          return true;
        },
        end: () => controller.close(),
      };
      enter(mine);
    },
    cancel() {
      if (mine) leave(mine);
    },
  });
}

/** A listener that is written to directly: thousands of them share one frame. `gone`: the connection has ended. */
export function onResponse(outgoing: ServerResponse, gone: () => void): Listener {
  outgoing.once('close', gone);
  outgoing.on('error', () => undefined);
  return {
    send(bytes) {
      if (outgoing.destroyed || outgoing.writableEnded) return false;
      if (outgoing.writableLength > mostBytes) return false;
      outgoing.write(bytes);
      return true;
    },
    end() {
      // Whoever reads nothing would never see a polite end.
      if (outgoing.writableLength > mostBytes) outgoing.destroy();
      else outgoing.end();
    },
  };
}
