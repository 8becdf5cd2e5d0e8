import { lru } from '../machine/lru.ts';
import type { Store, TournamentChange } from '../store/store.ts';
import { type PublicView, publicView } from './view.ts';

/** What the views are read from. */
interface Source {
  readonly tournaments: Pick<Store, 'load'>;
  watch(listener: (change: TournamentChange) => void): () => void;
}

/** The public views in force, by id or slug; null: the public knows of no such tournament. */
export interface Current {
  view(ref: string): Promise<PublicView | null>;
  /** What is in memory and in force; null: it has to be read. */
  kept(ref: string): PublicView | null;
  close(): void;
}

interface Known {
  readonly tournament: string;
  readonly view: PublicView;
  readonly until: number;
}

/**
 * Keeps the newest view of each tournament that is asked for, so that a crowd costs the database nothing: a change
 * tells it, whichever process made it, and every `patience` ms it looks again by itself.
 */
export function currentViews(source: Source, patience = 1000, most = 500): Current {
  const known = lru<Known>(most);
  const loading = new Map<string, Promise<PublicView | null>>();
  const newest = new Map<string, number>();

  const unwatch = source.watch(({ tournament, publicVersion }) => {
    newest.set(tournament, publicVersion);
    for (const [ref, entry] of [...known.entries()]) if (entry.tournament === tournament) known.delete(ref);
    // Who asks from now on is not answered with what was read before.
    loading.clear();
  });

  async function load(ref: string): Promise<PublicView | null> {
    const stored = await source.tournaments.load(ref);
    const view = stored && publicView(stored);
    if (!stored || !view) return null;
    // Read before a change that was told meanwhile: good enough to answer with, not to keep.
    if (view.version >= (newest.get(stored.id) ?? 0)) {
      known.set(ref, { tournament: stored.id, view, until: performance.now() + patience });
    }
    return view;
  }

  const kept = (ref: string): PublicView | null => {
    const entry = known.get(ref);
    if (entry && performance.now() < entry.until) return entry.view;
    known.delete(ref);
    return null;
  };

  return {
    kept,
    view(ref) {
      const entry = kept(ref);
      if (entry) return Promise.resolve(entry);
      const under = loading.get(ref);
      if (under) return under;
      const mine = load(ref).finally(() => {
        if (loading.get(ref) === mine) loading.delete(ref);
      });
      loading.set(ref, mine);
      return mine;
    },
    close: unwatch,
  };
}
