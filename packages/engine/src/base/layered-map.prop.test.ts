import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differing, withChanges } from './layered-map.ts';

/** Small keys, so that they come again; null takes one out. */
const changes = fc.array(fc.tuple(fc.nat(40), fc.option(fc.nat(3))), { maxLength: 12 });

/** Each successor goes on from one of the maps before it: the last one, or an older one. */
const successors = fc.array(fc.record({ changes, back: fc.oneof(fc.constant(0), fc.nat(5)) }), { maxLength: 40 });

interface Pair {
  readonly layered: ReadonlyMap<number, number>;
  readonly plain: ReadonlyMap<number, number>;
}

function grown(
  base: readonly (readonly [number, number])[],
  list: typeof successors extends fc.Arbitrary<infer L> ? L : never,
) {
  const all: Pair[] = [{ layered: new Map(base), plain: new Map(base) }];
  for (const { changes: some, back } of list) {
    const from = all[Math.max(0, all.length - 1 - back)] ?? { layered: new Map(), plain: new Map() };
    const plain = new Map(from.plain);
    for (const [key, value] of some)
      if (value === null) plain.delete(key);
      else plain.set(key, value);
    all.push({
      layered: withChanges(
        from.layered,
        some.map(([key, value]) => [key, value ?? undefined]),
      ),
      plain,
    });
  }
  return all;
}

const bases = fc.array(fc.tuple(fc.nat(60), fc.nat(3)), { maxLength: 50 });
const sorted = (map: ReadonlyMap<number, number>) => [...map].toSorted(([a], [b]) => a - b);

test('every successor is read as a map with the same changes, and none changes one before it', () => {
  fc.assert(
    fc.property(bases, successors, (base, list) => {
      for (const { layered, plain } of grown(base, list)) {
        expect(layered.size).toBe(plain.size);
        for (let key = 0; key <= 60; key++)
          expect([layered.get(key), layered.has(key)]).toEqual([plain.get(key), plain.has(key)]);
        expect(sorted(layered)).toEqual(sorted(plain));
        expect([...layered.keys()].length).toBe(plain.size);
        const each: [number, number][] = [];
        layered.forEach((value, key) => {
          each.push([key, value]);
        });
        expect(sorted(new Map(each))).toEqual(sorted(plain));
      }
    }),
  );
});

test('what differs between two of them is what differs between two maps, however they descend', () => {
  fc.assert(
    fc.property(bases, successors, fc.nat(), fc.nat(), (base, list, a, b) => {
      const all = grown(base, list);
      const [one, other] = [all[a % all.length], all[b % all.length]];
      if (!one || !other) return;
      const wanted = [...new Set([...one.plain.keys(), ...other.plain.keys()])].filter(
        (key) => one.plain.get(key) !== other.plain.get(key),
      );
      expect([...differing(one.layered, other.layered)].toSorted()).toEqual(wanted.toSorted());
    }),
  );
});

test('thousands that differ by one key are looked at no more often than a few times each', () => {
  let looked = 0;
  let map: ReadonlyMap<number, number> = new Map();
  for (let i = 0; i < 4096; i++) {
    const before = map;
    map = withChanges(map, [[i, i]]);
    looked += differing(before, map).size;
  }
  expect([map.size, looked]).toEqual([4096, 4096]);
});
