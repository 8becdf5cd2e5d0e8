import { lru } from '../machine/lru.ts';
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
  const slugs = new Map<string, string>();
  const states = lru<Stored>(most, ({ slug }) => slugs.delete(slug));

  const forget = (id: string): void => {
    slugs.delete(states.peek(id)?.slug ?? '');
    states.delete(id);
  };

  return {
    get: states.get,
    keep(stored) {
      if ((states.peek(stored.id)?.version ?? 0) > stored.version) return;
      slugs.set(stored.slug, stored.id);
      states.set(stored.id, stored);
    },
    idOf: (ref) => (states.peek(ref) ? ref : slugs.get(ref)),
    forget,
    ids: () => [...states.entries()].map(([id]) => id),
  };
}
