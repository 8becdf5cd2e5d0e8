/** Who follows which tournament, over server-sent events. */
export interface Live {
  /** A stream that first says the version in force unless the listener has it already; null: too many listen. */
  follow(tournament: string, version: number, known: number | null): ReadableStream<Uint8Array> | null;
  /** Tells every follower; one frame is made for all of them. */
  announce(tournament: string, version: number): void;
  /** The number of followers, of one tournament or of all. */
  count(tournament?: string): number;
  /** Ends every stream. */
  close(): void;
}

type Listener = ReadableStreamDefaultController<Uint8Array>;

const mostListeners = 5000;
/** Frames that a listener may leave unread before it is let go: it comes back by itself and reads the newest. */
const mostUnread = 32;
const text = new TextEncoder();
const heartbeat = text.encode(': still here\n\n');

export function liveHub(heartbeatEvery = 15_000): Live {
  const listeners = new Map<string, Set<Listener>>();
  const timer = setInterval(() => {
    for (const tournament of listeners.keys()) tell(tournament, heartbeat);
  }, heartbeatEvery);
  timer.unref();

  const count = (tournament?: string): number =>
    tournament === undefined
      ? [...listeners.values()].reduce((sum, set) => sum + set.size, 0)
      : (listeners.get(tournament)?.size ?? 0);

  function leave(tournament: string, listener: Listener): void {
    const set = listeners.get(tournament);
    set?.delete(listener);
    if (set?.size === 0) listeners.delete(tournament);
  }

  function tell(tournament: string, bytes: Uint8Array): void {
    for (const listener of [...(listeners.get(tournament) ?? [])]) {
      if ((listener.desiredSize ?? 0) > -mostUnread) listener.enqueue(bytes);
      else end(tournament, listener);
    }
  }

  function end(tournament: string, listener: Listener): void {
    leave(tournament, listener);
    listener.close();
  }

  return {
    follow(tournament, version, known) {
      if (count() >= mostListeners) return null;
      let mine: Listener;
      return new ReadableStream<Uint8Array>({
        start(listener) {
          mine = listener;
          listeners.set(tournament, (listeners.get(tournament) ?? new Set()).add(listener));
          listener.enqueue(text.encode('retry: 1000\n\n'));
          if (known !== version) listener.enqueue(frame(version));
        },
        cancel: () => leave(tournament, mine),
      });
    },
    announce: (tournament, version) => tell(tournament, frame(version)),
    count,
    close() {
      clearInterval(timer);
      for (const [tournament, set] of listeners) for (const listener of [...set]) end(tournament, listener);
    },
  };
}

function frame(version: number): Uint8Array {
  return text.encode(`id: ${version}\ndata: ${JSON.stringify({ version })}\n\n`);
}
