/** What is kept in memory, by key; what nobody has asked for the longest leaves first. */
interface Lru<V> {
  /** Asked for: it leaves last. */
  get(key: string): V | undefined;
  /** The same without being asked for. */
  peek(key: string): V | undefined;
  /** `weight`: missing, 1. */
  set(key: string, value: V, weight?: number): void;
  delete(key: string): void;
  clear(): void;
  /** From the one that leaves first. */
  entries(): IterableIterator<readonly [string, V]>;
  /** Of all that is kept. */
  weight(): number;
}

/** `most`: the weight that is kept, at most. `left`: hears what had to leave. */
export function lru<V>(most: number, left: (value: V) => void = () => undefined): Lru<V> {
  // A map keeps the order of insertion.
  const kept = new Map<string, { readonly value: V; readonly weight: number }>();
  let total = 0;
  const drop = (key: string): void => {
    total -= kept.get(key)?.weight ?? 0;
    kept.delete(key);
  };
  return {
    get(key) {
      const known = kept.get(key);
      if (!known) return undefined;
      kept.delete(key);
      kept.set(key, known);
      return known.value;
    },
    peek: (key) => kept.get(key)?.value,
    set(key, value, weight = 1) {
      drop(key);
      kept.set(key, { value, weight });
      total += weight;
      for (const [oldest, { value: gone }] of kept) {
        if (total <= most) break;
        drop(oldest);
        left(gone);
      }
    },
    delete: drop,
    clear() {
      kept.clear();
      total = 0;
    },
    *entries() {
      for (const [key, { value }] of kept) yield [key, value];
    },
    weight: () => total,
  };
}
