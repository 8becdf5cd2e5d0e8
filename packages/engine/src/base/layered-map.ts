/**
 * Maps that are never changed, and whose successors share what stays: thousands that each differ from the one before in
 * a few keys take little more than the last one does. A successor is layers, the oldest and largest below; a layer that
 * is not twice as large as the one above it is put together with it, so a key is copied a few times, not once for each
 * successor.
 */
export type Change<K, V> = readonly [key: K, value: V | undefined];

/** The map with these changes; a value `undefined` takes the key out. The map is not changed by anybody afterwards. */
export function withChanges<K, V>(map: ReadonlyMap<K, V>, changes: Iterable<Change<K, V>>): ReadonlyMap<K, V> {
  const top = new Map<K, V | Gone>();
  let { size } = map;
  for (const [key, value] of changes) {
    const was = top.has(key) ? top.get(key) !== gone : map.has(key);
    if (value === undefined && !was && !top.has(key)) continue;
    size += Number(value !== undefined) - Number(was);
    top.set(key, value ?? gone);
  }
  if (top.size === 0) return map;
  const layers = [...layersOf(map), top];
  for (let [below, above] = lastTwo(layers); below && above && below.size <= 2 * above.size; ) {
    layers.splice(-2, 2, together(below, [above], layers.length === 2));
    [below, above] = lastTwo(layers);
  }
  const next = layered(layers, size);
  layersBelow.set(next, layers);
  return next;
}

/** The keys that are not the same value in both; what two maps share by descent is not looked at. */
export function differing<K, V>(one: ReadonlyMap<K, V>, other: ReadonlyMap<K, V>): ReadonlySet<K> {
  if (one === other) return new Set();
  const [own, their] = [layersOf(one), layersOf(other)];
  let shared = 0;
  while (shared < own.length && own[shared] === their[shared]) shared += 1;
  const keys = new Set<K>();
  for (const layer of [...own.slice(shared), ...their.slice(shared)])
    for (const key of layer.keys()) if (one.get(key) !== other.get(key)) keys.add(key);
  return keys;
}

const gone: unique symbol = Symbol('gone');
type Gone = typeof gone;
type Layer<K, V> = ReadonlyMap<K, V | Gone>;

const layersBelow = new WeakMap<object, readonly ReadonlyMap<unknown, unknown>[]>();

/** A map that was made elsewhere is one layer. */
const layersOf = <K, V>(map: ReadonlyMap<K, V>): readonly Layer<K, V>[] =>
  (layersBelow.get(map) as readonly Layer<K, V>[] | undefined) ?? [map];

const lastTwo = <L>(layers: readonly L[]): [L | undefined, L | undefined] => [layers.at(-2), layers.at(-1)];

/** `lowest`: below it nothing is hidden, so what went leaves nothing. */
function together<K, V>(below: Layer<K, V>, above: readonly Layer<K, V>[], lowest: boolean): Layer<K, V> {
  const all = new Map(below);
  for (const layer of above)
    for (const [key, value] of layer)
      if (lowest && value === gone) all.delete(key);
      else all.set(key, value);
  return all;
}

/** Read as a map. All of it is put together once somebody goes through it. */
function layered<K, V>(layers: readonly Layer<K, V>[], size: number): ReadonlyMap<K, V> {
  const [lowest, ...others] = layers;
  // Nothing is gone from the lowest: it is a map as any other.
  if (!lowest) return new Map();
  if (others.length === 0) return lowest as ReadonlyMap<K, V>;
  const fromTop = layers.toReversed();
  let whole: ReadonlyMap<K, V> | undefined;
  const all = (): ReadonlyMap<K, V> => {
    whole ??= together(lowest, others, true) as ReadonlyMap<K, V>;
    return whole;
  };
  const get = (key: K): V | undefined => {
    if (whole) return whole.get(key);
    for (const layer of fromTop) {
      const found = layer.get(key);
      if (found !== undefined) return found === gone ? undefined : found;
    }
    return undefined;
  };
  const map: ReadonlyMap<K, V> = {
    size,
    get,
    has: (key) => get(key) !== undefined,
    keys: () => all().keys(),
    values: () => all().values(),
    entries: () => all().entries(),
    forEach: (each) => {
      for (const [key, value] of all()) each(value, key, map);
    },
    [Symbol.iterator]: () => all()[Symbol.iterator](),
  };
  return map;
}
