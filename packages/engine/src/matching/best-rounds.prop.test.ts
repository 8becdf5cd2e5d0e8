import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestRounds, cheapest, fewestRepeats, takeRound } from './best-rounds.ts';
import { eachInside } from './blossom.ts';
import { firstChoice } from './first-choice.ts';
import { type Avoid, barred, isSameClub, timesMet } from './prices.ts';
import { at, none, type Search, slack } from './search.ts';
import { type RoundCost, tryEveryRound } from './trials/every-round.ts';
import { maximumMatching } from './trials/maximum-matching.ts';

/** A number from 0 to 99 that depends on everything given. */
function dice(seed: number, ...about: readonly number[]): number {
  let mixed = seed;
  for (const value of about) {
    mixed = Math.imul(mixed ^ (value + 0x9e3779b9), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return (mixed >>> 0) % 100;
}

interface Day {
  readonly avoid: Required<Omit<Avoid, 'places'>>;
  readonly orders: readonly (readonly number[])[];
}

interface Days {
  readonly min: number;
  readonly max: number;
  /** How often two have met at most. */
  readonly times: number;
  /** Whether the last place may be X, from which all but some are barred. */
  readonly x: boolean;
}

/**
 * Meetings with odd structure: groups that met (or not) mostly inside or mostly across, so that odd numbers are left
 * over; clubs of any size; an order of opponents for each place.
 */
function days({ times, x, ...halves }: Days): fc.Arbitrary<Day> {
  return fc
    .record({
      half: fc.integer(halves),
      seed: fc.integer(),
      groups: fc.integer({ min: 1, max: 6 }),
      metInside: fc.integer({ min: 0, max: 100 }),
      metAcross: fc.integer({ min: 0, max: 100 }),
      clubs: fc.integer({ min: 0, max: 6 }),
      inLargest: fc.integer({ min: 0, max: 90 }),
      follow: fc.boolean(),
      xs: fc.boolean(),
    })
    .map(({ half, seed, groups, metInside, metAcross, clubs, inLargest, follow, xs }) => {
      const places = Array.from({ length: 2 * half }, (_, i) => i);
      const group = places.map((place) => dice(seed, 1, place) % groups);
      const met = places.map(() => new Map<number, number>());
      for (const a of places) {
        for (const b of places.slice(0, a)) {
          if (dice(seed, 2, a, b) >= (group[a] === group[b] ? metInside : metAcross)) continue;
          const often = 1 + (dice(seed, 6, a, b) % times);
          met[a]?.set(b, often);
          met[b]?.set(a, often);
        }
      }
      if (x && xs && half > 0) withX(met, dice(seed, 7) % (2 * half - 1));
      const club = (place: number) => (dice(seed, 3, place) < inLargest ? 0 : (dice(seed, 4, place) % (clubs + 1)) - 1);
      const lot = (place: number) => (a: number, b: number) => dice(seed, 5, place, a) - dice(seed, 5, place, b);
      return {
        avoid: { met, clubs: places.map(club) },
        orders: places.map((place) => (follow ? places.slice(place + 1) : places.toSorted(lot(place)))),
      };
    });
}

/** The last place is X: whoever has met it is barred, but not all, so not `free`. */
function withX(met: readonly Map<number, number>[], free: number): void {
  const last = met.length - 1;
  const own = met[last];
  own?.delete(free);
  met[free]?.delete(last);
  for (const other of own?.keys() ?? []) {
    own?.set(other, barred);
    met[other]?.set(last, barred);
  }
}

test('the same best round, and the same first choices, as trying every round', () => {
  fc.assert(
    fc.property(days({ min: 0, max: 5, times: 4, x: true }), ({ avoid, orders }) => {
      const order = (place: number): readonly number[] => orders[place] ?? [];
      const expected = tryEveryRound(avoid, order);
      const found = firstChoice({ ...avoid, order });
      expect([found.repeats, found.sameClub]).toEqual(expected.cost);
      expect(found.tables.map(({ place, opponent }) => [place, opponent])).toEqual(expected.tables);
    }),
    { numRuns: 1500 },
  );
});

test('the same with twelve', () => {
  fc.assert(
    fc.property(days({ min: 6, max: 6, times: 3, x: true }), ({ avoid, orders }) => {
      const order = (place: number): readonly number[] => orders[place] ?? [];
      const found = firstChoice({ ...avoid, order });
      expect(found.tables.map(({ place, opponent }) => [place, opponent])).toEqual(tryEveryRound(avoid, order).tables);
    }),
    { numRuns: 300 },
  );
});

test('up to sixty, met once at most: the fewest repeats are those that a maximum matching leaves', () => {
  fc.assert(
    fc.property(days({ min: 1, max: 30, times: 1, x: false }), ({ avoid: { met, clubs } }) => {
      const places = met.map((_, i) => i);
      const fresh = met.map((set, own) => places.filter((other) => other !== own && !set.has(other)));
      const expected = met.length / 2 - maximumMatching(fresh);
      expect(fewestRepeats(met, places)).toBe(expected);
      expect(bestRounds({ met, clubs }).repeats).toBe(expected);
    }),
    { numRuns: 300 },
  );
});

test('without clubs, up to forty, met once at most: each first choice is the first that leaves a large enough matching', () => {
  fc.assert(
    fc.property(days({ min: 5, max: 20, times: 1, x: false }), ({ avoid: { met }, orders }) => {
      const order = (place: number): readonly number[] => orders[place] ?? [];
      let left = met.map((_, i) => i);
      for (const { place, opponent, repeats } of firstChoice({ met, order }).tables) {
        const budget = repeatsLeft(met, left);
        const choices = order(place).filter((other) => other !== place && left.includes(other));
        const sorted = [...choices.filter((q) => !met[place]?.has(q)), ...choices.filter((q) => met[place]?.has(q))];
        const possible = (other: number) =>
          Number(met[place]?.has(other)) + repeatsLeft(met, without(left, place, other)) === budget;
        expect(opponent).toBe(sorted.find(possible));
        expect(repeats).toBe(met[place]?.get(opponent) ?? 0);
        left = without(left, place, opponent);
      }
      expect(left).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

const without = (left: readonly number[], a: number, b: number): number[] => left.filter((p) => p !== a && p !== b);

function repeatsLeft(met: Avoid['met'], left: readonly number[]): number {
  const fresh = left.map((p) => left.flatMap((q, i) => (p === q || met[p]?.has(q) ? [] : [i])));
  return left.length / 2 - maximumMatching(fresh);
}

test('up to a hundred, with clubs: every answer carries its proof', () => {
  fc.assert(
    fc.property(days({ min: 1, max: 50, times: 3, x: true }), ({ avoid, orders }) => {
      const search = cheapest(avoid);
      const total = costOfRest(search);
      let taken: RoundCost = [0, 0];
      expectProof(search);
      const left = new Set(avoid.met.keys());
      for (const a of left) {
        const choices = [...(orders[a] ?? []), ...left].filter((b) => b !== a && left.has(b));
        for (const b of choices) {
          const tight = slack(search, a, b) === 0;
          if (!takeRound(search, a, b)) {
            // A proof of the cheapest price that does not use the table up is a proof that no best round has it.
            expect(slack(search, a, b)).toBeGreaterThan(0);
            if (tight) expectProof(search);
            continue;
          }
          taken = add(taken, costOf(search, a, b));
          left.delete(a);
          left.delete(b);
          break;
        }
        expectProof(search);
        expect(add(taken, costOfRest(search))).toEqual(total);
      }
      expect(left.size).toBe(0);
    }),
    { numRuns: 60 },
  );
});

const add = (a: RoundCost, b: RoundCost): RoundCost => [a[0] + b[0], a[1] + b[1]];

function costOf({ prices }: Search, a: number, b: number): RoundCost {
  return [timesMet(prices, a, b), Number(isSameClub(prices, a, b))];
}

function costOfRest(search: Search): RoundCost {
  let cost: RoundCost = [0, 0];
  for (const place of search.left.subarray(0, search.count)) {
    const other = at(search.mate, place);
    if (place < other) cost = add(cost, costOf(search, place, other));
  }
  return cost;
}

/**
 * Weak duality, checked from the ground: no table costs less than the dual values allow, the matched ones cost exactly
 * that, and blossoms with a dual value are full: as many tables inside as there can be, with or without the one place
 * of theirs that may have been taken out. Then no complete matching is cheaper.
 */
function expectProof(search: Search): void {
  const { mate, dual, rings } = search;
  const left = [...search.left.subarray(0, search.count)];
  const broken = left.filter((place) => at(mate, place) === none).map((place) => `${place} is unmatched`);
  for (const a of left) {
    const b = at(mate, a);
    if (at(mate, b) !== a) broken.push(`${a} is matched to ${b}, not the other way`);
    if (!left.includes(b) || slack(search, a, b) !== 0) broken.push(`${a}–${b} is matched and not tight`);
    for (const other of left) if (other < a && slack(search, a, other) < 0) broken.push(`${a}–${other} is too cheap`);
  }
  for (const blossom of rings.keys()) {
    const inside: number[] = [];
    eachInside(search, blossom, (place) => inside.push(place));
    const matched = inside.filter((place) => inside.includes(at(mate, place))).length;
    if (at(dual, blossom) < 0 || matched !== inside.length - 1) broken.push(`blossom ${blossom}`);
  }
  expect(broken).toEqual([]);
}
