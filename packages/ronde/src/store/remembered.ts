import type { Stored } from './store.ts';

/** Folded states in memory, each good for one version of its tournament; the least used are let go. */
export interface Remembered {
  get(id: string): Stored | undefined;
  /** Only what is committed; an older version never takes the place of a newer one. */
  keep(stored: Stored): void;
  /** The id of what this address leads to, where it is known. */
  idOf(ref: string): string | undefined;
  forget(id: string): void;
  ids(): readonly string[];
}

export function remembering(most = 500): Remembered {
  const states = new Map<string, Stored>();
  const slugs = new Map<string, string>();

  const forget = (id: string): void => {
    slugs.delete(states.get(id)?.slug ?? '');
    states.delete(id);
  };

  return {
    get(id) {
      const known = states.get(id);
      if (known) {
        // A map keeps the order of insertion: the first is the one not asked for the longest.
        states.delete(id);
        states.set(id, known);
      }
      return known;
    },
    keep(stored) {
      if ((states.get(stored.id)?.version ?? 0) > stored.version) return;
      states.delete(stored.id);
      states.set(stored.id, stored);
      slugs.set(stored.slug, stored.id);
      if (states.size > most) for (const oldest of states.keys()) return forget(oldest);
    },
    idOf: (ref) => (states.has(ref) ? ref : slugs.get(ref)),
    forget,
    ids: () => [...states.keys()],
  };
}
