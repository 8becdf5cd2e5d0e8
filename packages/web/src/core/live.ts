/** What a live stream is heard for. */
interface Heard {
  readonly opened?: () => void;
  /** There is this version now. */
  readonly told: (version: number) => void;
  /** What else is said on it, by its name. */
  readonly said?: Readonly<Record<string, () => void>>;
  /** It went, or was `refused`. Answers after how many ms it is opened again. */
  readonly lost: (refused: boolean) => number | Promise<number>;
}

/** Hears a stream of news until it is let go. The browser's own retry gives up after an HTTP error: this one is steady. */
export function listenTo(address: string, { opened, told, said = {}, lost }: Heard): () => void {
  let source: EventSource;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const open = () => {
    source = new EventSource(address);
    source.onopen = opened ?? null;
    source.onmessage = ({ lastEventId }) => told(Number(lastEventId) || 0);
    for (const [name, hears] of Object.entries(said)) source.addEventListener(name, hears);
    source.onerror = async () => {
      const refused = source.readyState === source.CLOSED;
      source.close();
      const pause = await lost(refused);
      if (!stopped) retry = setTimeout(open, pause);
    };
  };
  open();
  return () => {
    stopped = true;
    clearTimeout(retry);
    source.close();
  };
}

interface Readings {
  /** Resolves when what there is now has been read. */
  readonly now: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * One reading at a time: what is asked for meanwhile is read after it. `read` answers after how many ms it is read
 * again by itself; null: it is not.
 */
export function readings(read: () => Promise<number | null>): Readings {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  const run = async () => {
    // A reading that throws is a bug: it is heard of, and another one follows.
    let pause: number | null = 10_000;
    try {
      do {
        again = false;
        pause = await read();
      } while (again);
    } finally {
      if (pause !== null && !stopped) timer = setTimeout(now, pause);
    }
  };
  const now = () => {
    clearTimeout(timer);
    again = running !== undefined;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    now,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** `back`: somebody looks at the page again, or the network is said to be there. `cut`: it is said to be gone. */
export function onReturn(back: () => void, cut: () => void): () => void {
  const looked = () => document.visibilityState === 'visible' && back();
  const heard = { online: back, offline: cut, visibilitychange: looked };
  // The document's own event comes up to the window.
  for (const [name, hears] of Object.entries(heard)) addEventListener(name, hears);
  return () => {
    for (const [name, hears] of Object.entries(heard)) removeEventListener(name, hears);
  };
}
