/**
 * How the processes on one database tell each other that somebody may do more, or less, than before. Where news cannot be
 * heard, nothing may be remembered of anybody.
 */
export interface AccountLine {
  /** Every change, whichever process made it. Returns the unsubscribe. */
  watch(listener: () => void): () => void;
  /** Tells every process, this one at once. What was changed is committed. */
  changed(): Promise<void>;
  /** Whether what other processes say is heard. */
  hears(): boolean;
}

export interface AccountEars {
  told(): void;
  deaf(): void;
  /** It hears again; what was said meanwhile is not known. */
  again(): void;
}

/** `tell`: tells the other processes. */
export function accountLine(
  tell: () => Promise<unknown>,
  report: (error: unknown) => void = () => undefined,
): AccountLine & AccountEars {
  const listeners = new Set<() => void>();
  let hearing = true;
  const told = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async changed() {
      told();
      // What is committed stands: who is not told has forgotten within seconds.
      await tell().catch(report);
    },
    hears: () => hearing,
    told,
    deaf() {
      hearing = false;
    },
    again() {
      hearing = true;
      told();
    },
  };
}
