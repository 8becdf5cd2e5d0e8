import { lru } from '../machine/lru.ts';
import type { AccountLine } from '../store/data-port.ts';

/** What was read of somebody a moment ago, so that a crowd of requests does not ask the same each time. */
interface Briefly<V> {
  /** As it was read less than three seconds ago, and nothing was changed since; else as `read` says. Null is not kept. */
  of(key: string, read: () => Promise<V | null>): Promise<V | null>;
}

/** In ms: as long as one that is told nothing may be wrong. */
const lasting = 3000;
const most = 1000;

/** Forgets everything with each change of anybody's, whichever process makes it; remembers nothing while deaf to them. */
export function briefly<V>(now: () => string, { watch, hears }: Pick<AccountLine, 'watch' | 'hears'>): Briefly<V> {
  const kept = lru<{ readonly value: V; readonly at: number }>(most);
  let changes = 0;
  watch(() => {
    changes++;
    kept.clear();
  });
  return {
    async of(key, read) {
      const time = Date.parse(now());
      const known = hears() ? kept.get(key) : undefined;
      if (known && time >= known.at && time - known.at < lasting) return known.value;
      const before = changes;
      const value = await read();
      // What was read while something changed may be of before.
      if (value === null || before !== changes) return value;
      kept.set(key, { value, at: time });
      return value;
    },
  };
}
