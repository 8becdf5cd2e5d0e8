import type { Change } from './store.ts';

export interface Watching {
  watch(listener: (change: Change) => void): () => void;
  /** Tells everybody, once a version, whoever brought the news first. */
  tell(change: Change): void;
  /** The newest version that was told of a tournament; 0: none. */
  told(tournament: string): number;
}

/** `report`: what a listener throws, which is not the business of whoever changed something. */
export function watching(report: (error: unknown) => void = () => undefined): Watching {
  const listeners = new Set<(change: Change) => void>();
  const told = new Map<string, number>();
  return {
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    told: (tournament) => told.get(tournament) ?? 0,
    tell(change) {
      if (change.version <= (told.get(change.tournament) ?? 0)) return;
      told.set(change.tournament, change.version);
      for (const listener of [...listeners]) {
        try {
          listener(change);
        } catch (error) {
          report(error);
        }
      }
    },
  };
}
