import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Contest, contestOf, leadsAfter, lossOf, type OfRival, type Way } from './contest.ts';
import { leastLost } from './least-loss.ts';

const rivals = 5;

const moves = fc.uniqueArray(fc.tuple(fc.nat(rivals - 1), fc.integer({ min: -3, max: 3 })), {
  maxLength: 3,
  selector: ([rival]) => rival,
});

const way = fc.record({ loss: fc.nat(2), all: fc.integer({ min: -2, max: 2 }), moves, needs: fc.boolean() });

/** Table by table its ways; each of the first tables is a rival's, some of whose ways need that he leads. */
const contest = fc
  .record({
    leads: fc.array(fc.integer({ min: -6, max: 4 }), { minLength: rivals, maxLength: rivals }),
    tables: fc.array(fc.array(way, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
  })
  .map(({ leads, tables }) =>
    contestOf(
      leads,
      tables.map((ways, table): readonly Way[] => [
        // It can always end somehow.
        { loss: 3, all: 0, moves: [], needs: [], at: null },
        ...ways.map(({ needs, ...rest }): Way => {
          const needed: readonly OfRival[] = needs && table < rivals ? [[table, rest.loss === 0 ? 1 : 0]] : [];
          return { ...rest, needs: needed, at: null };
        }),
      ]),
    ),
  );

/** By trying all. */
function tried({ leads, tables }: Contest): number {
  let least = Infinity;
  const extend = (chosen: readonly Way[]): void => {
    const ways = tables[chosen.length];
    if (ways) for (const next of ways) extend([...chosen, next]);
    else if (met(leads, chosen)) least = Math.min(least, lossOf(chosen));
  };
  extend([]);
  return least;
}

function met(leads: readonly number[], chosen: readonly Way[]): boolean {
  const after = leadsAfter(leads, chosen);
  return chosen.every(({ needs }) => needs.every(([rival, least]) => (after[rival] ?? 0) >= least));
}

test('the least loss is that of trying all, and the results that come with it lead to it', () => {
  fc.assert(
    fc.property(contest, (given) => {
      const { loss, ways } = leastLost(given);
      expect(loss).toBe(tried(given));
      expect(ways).not.toBeNull();
      expect(lossOf(ways ?? [])).toBe(loss);
    }),
    { numRuns: 200 },
  );
});

test('given up, what is said to be lost is lost at least', () => {
  fc.assert(
    fc.property(contest, fc.integer({ min: 1, max: 3 }), (given, looks) => {
      const { loss, ways } = leastLost(given, looks);
      const truth = tried(given);
      expect(loss).toBeLessThanOrEqual(truth);
      if (ways) expect(loss).toBe(truth);
    }),
    { numRuns: 150 },
  );
});

test('nothing is looked at beyond the effort that is left, and what is used is taken off', () => {
  fc.assert(
    fc.property(contest, fc.nat(200), (given, allowed) => {
      const effort = { left: allowed };
      const { loss, ways } = leastLost(given, 3000, effort);
      const size = 1 + given.leads.length * given.tables.length;
      // The last look is begun while anything is left.
      expect(effort.left).toBeGreaterThan(-size);
      if (ways === null) expect(loss).toBeLessThanOrEqual(tried(given));
      else expect(loss).toBe(tried(given));
    }),
  );
});
