import { ok, refused } from '@ronde/engine';
import { afterPerson, decideOn, isReused, justCreated } from './next-state.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { freeSlug } from './slug.ts';
import { idReused, type Store, type Stored } from './store.ts';

/** Keeps nothing: for tests, and to try a tournament without leaving a trace. */
export function memoryStore(): Store {
  const byId = new Map<string, Stored>();
  const inTurn = oneAtATime();

  const bySlug = (slug: string): Stored | undefined => [...byId.values()].find((stored) => stored.slug === slug);
  const find = (ref: string): Stored | null => byId.get(ref) ?? bySlug(ref) ?? null;
  const keep = (stored: Stored): Stored => {
    byId.set(stored.id, stored);
    return stored;
  };

  return {
    list: async () => [...byId.values()].reverse(),
    load: async (ref) => find(ref),
    create: (creation, event, asked) =>
      inTurn(async () => {
        const earlier = [...byId.values()].find((stored) => stored.log[0]?.id === asked.id);
        if (earlier) return isReused(earlier, asked) ? refused(idReused) : ok(earlier);
        const slug = await freeSlug(creation.name, (name) => bySlug(name) !== undefined);
        return ok(keep(justCreated(creation.id, slug, event, asked)));
      }),
    write: (ref, asked, decide) =>
      inTurn(async () => {
        const now = find(ref);
        if (!now) return null;
        const written = decideOn(now, asked, decide);
        if (written.ok && !written.value.repeated) keep(written.value.stored);
        return written.ok ? ok(written.value) : written;
      }),
    savePerson: (ref, player, person) =>
      inTurn(async () => {
        const now = find(ref);
        return now?.people.has(player) ? keep(afterPerson(now, player, person)) : null;
      }),
    close: async () => undefined,
  };
}
