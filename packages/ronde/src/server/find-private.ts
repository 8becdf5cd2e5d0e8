import type { Store } from '../store/store.ts';

/** What an earlier program let in as a club or a licence, and is somebody's address (LIST-01). */
export interface PrivateFound {
  readonly people: number;
  readonly tournaments: number;
}

/** Until what each tournament's line says is known, between two looks, in ms. */
const first = 1000;
const longest = 60_000;

/**
 * Looks once after a start, while everybody is served: the lines of the list say it, and those that an earlier program
 * made are made anew one after the other. Answers how to stop looking.
 */
export function findPrivate({ heads }: Pick<Store, 'heads'>, tell: (found: PrivateFound) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const look = async (pause: number): Promise<void> => {
    const all = await heads().catch(() => null);
    if (stopped) return;
    if (all === null || all.some(({ privateCells }) => privateCells === undefined)) {
      timer = setTimeout(() => void look(Math.min(2 * pause, longest)), pause);
      timer.unref();
      return;
    }
    const found = all.flatMap(({ privateCells = 0 }) => (privateCells > 0 ? [privateCells] : []));
    if (found.length > 0) tell({ people: found.reduce((sum, some) => sum + some, 0), tournaments: found.length });
  };
  void look(first);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
