import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fewestRepeats } from './best-rounds.ts';
import { maximumByTrying } from './trials/every-matching.ts';
import { maximumMatching } from './trials/maximum-matching.ts';

const graph = fc
  .record({ size: fc.integer({ min: 0, max: 10 }), edges: fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 30 }) })
  .map(({ size, edges }) => {
    const sets = Array.from({ length: size }, () => new Set<number>());
    for (const [a, b] of edges) {
      if (a === b || a >= size || b >= size) continue;
      sets[a]?.add(b);
      sets[b]?.add(a);
    }
    return sets;
  });

test('a maximum matching is as large as trying everything finds', () => {
  fc.assert(
    fc.property(graph, (sets) => {
      const neighbours = sets.map((set) => [...set]);
      expect(maximumMatching(neighbours)).toBe(maximumByTrying(neighbours));
    }),
    { numRuns: 2000 },
  );
});

test('the fewest repeats are what trying everything finds', () => {
  fc.assert(
    fc.property(graph, (met) => {
      fc.pre(met.length % 2 === 0);
      const places = met.map((_, i) => i);
      const once = met.map((set) => new Map([...set].map((other) => [other, 1])));
      const fresh = met.map((set, i) => places.filter((other) => other !== i && !set.has(other)));
      expect(fewestRepeats(once, places)).toBe(met.length / 2 - maximumByTrying(fresh));
    }),
    { numRuns: 2000 },
  );
});

test('two triangles joined by one edge: blossoms are seen through', () => {
  expect(
    maximumMatching([
      [1, 2],
      [0, 2],
      [0, 1, 3],
      [2, 4, 5],
      [3, 5],
      [3, 4],
    ]),
  ).toBe(3);
});
