import type { Sending } from './sending.ts';

interface Courier {
  /** Something was queued: it is tried at once. */
  wake(): void;
  /** Lets what is under way go, starts nothing more. */
  stop(): void;
}

/** Internet comes back without saying so: what waits is tried again every half minute. */
const usualPause = 30_000;

/** Carries what waits to the federation, one round at a time. `mayWrite`: not while a large database is checked. */
export function courier(
  sending: Pick<Sending, 'deliverAll'>,
  { report, mayWrite, pause = usualPause }: CourierOptions,
): Courier {
  const end = new AbortController();
  let under: Promise<void> | null = null;
  let again = false;

  const round = async (): Promise<void> => {
    do {
      again = false;
      if (mayWrite()) await sending.deliverAll(end.signal).catch(report);
    } while (again && !end.signal.aborted);
  };
  const wake = (): void => {
    if (end.signal.aborted) return;
    if (under) again = true;
    else
      under = round().finally(() => {
        under = null;
      });
  };
  const timer = setInterval(wake, pause);
  timer.unref();
  return {
    wake,
    stop() {
      clearInterval(timer);
      end.abort();
    },
  };
}

interface CourierOptions {
  readonly report: (error: unknown) => void;
  readonly mayWrite: () => boolean;
  /** Between two rounds, in ms. */
  readonly pause?: number;
}
