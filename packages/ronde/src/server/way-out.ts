import type { Fetch } from './listen.ts';

/** How a program that is asked to stop leaves those who are being answered. */
interface WayOut {
  readonly fetch: Fetch;
  leaving(): boolean;
  /**
   * From now on it says that it leaves. Resolves once `seconds` are over, so that whatever shares requests between
   * processes has looked, and nobody waits for an answer any more; after five seconds more in any case. Answers with how
   * long those are waited for whose answer is on its way, in ms.
   */
  leave(seconds: number): Promise<number>;
}

const longest = 5000;

export function wayOut(answer: Fetch): WayOut {
  let leaving = false;
  let waiting = 0;
  let quiet = (): void => undefined;

  const begun = async (response: Promise<Response>): Promise<Response> => {
    waiting += 1;
    try {
      return await response;
    } finally {
      waiting -= 1;
      if (waiting === 0) quiet();
    }
  };

  return {
    leaving: () => leaving,
    fetch: (request, env) => {
      const response = answer(request, env);
      return response instanceof Promise ? begun(response) : response;
    },
    async leave(seconds) {
      leaving = true;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      if (waiting === 0) return longest;
      const before = performance.now();
      await new Promise<void>((resolve) => {
        quiet = resolve;
        setTimeout(resolve, longest);
      });
      return Math.max(500, longest - (performance.now() - before));
    },
  };
}
