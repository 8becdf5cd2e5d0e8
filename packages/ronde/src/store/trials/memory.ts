import { ok, refused } from '@ronde/engine';
import { afterAmendment } from '../journal.ts';
import { createdBefore, decideOn, justCreated } from '../next-state.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { freeSlug } from '../slug.ts';
import { headOf } from '../sql/heads.ts';
import { alreadyHere, type Store, type Stored } from '../store.ts';

/** The plainest thing that does what a store does: the others are held against it. Keeps nothing. */
export function memoryStore(): Store {
  const byId = new Map<string, Stored>();
  const inTurn = oneAtATime();

  const bySlug = (slug: string): Stored | undefined => [...byId.values()].find((stored) => stored.slug === slug);
  const find = (ref: string): Stored | null => byId.get(ref) ?? bySlug(ref) ?? null;
  const keep = (stored: Stored): Stored => {
    byId.set(stored.id, stored);
    return stored;
  };

  const amend: Store['amend'] = (ref, change) =>
    inTurn(async () => {
      const now = find(ref);
      const amendment = now && change(now);
      return amendment ? keep(afterAmendment(now, amendment)) : null;
    });

  return {
    heads: async () => [...byId.values()].reverse().map(headOf),
    count: async () => byId.size,
    load: async (ref) => find(ref),
    create: (creation, event, asked, crowd) =>
      inTurn(async () => {
        const earlier = [...byId.values()].find((stored) => stored.log[0]?.id === asked.id);
        if (earlier) return createdBefore(earlier, asked);
        if (byId.has(creation.id)) return refused(alreadyHere);
        const slug = await freeSlug(creation.name, (name) => find(name) !== null);
        return ok(keep(justCreated(creation.id, slug, event, asked, crowd)));
      }),
    write: (ref, asked, decide) =>
      inTurn(async () => {
        const now = find(ref);
        if (!now) return null;
        const written = decideOn(now, asked, decide);
        if (written.ok && !written.value.repeated) keep(written.value.stored);
        return written.ok ? ok(written.value) : written;
      }),
    amend,
  };
}
