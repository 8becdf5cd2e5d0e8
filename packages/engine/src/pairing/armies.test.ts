import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastPrice, nearestArmies, timeline } from './armies.ts';

const army = (from?: number, to?: number) => ({
  edition: 'V4',
  number: 1,
  name: 'x',
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

test('art-de-la-guerre.md, "Round 1": mid dates; an army without dates stands at the mean of the others', () => {
  const { at, year } = timeline([army(-336, -323), army(1066, 1100), army(), undefined, army(500)]);
  expect(at.map((date) => date / year)).toEqual([-329.5, 1083, 417.8333333333333, 417.8333333333333, 500]);
  expect(timeline([undefined, army()])).toEqual({ at: [0, 0], year: 2, undated: [true, true] });
});

const tables = (at: readonly number[], clubs: readonly number[] = at.map(() => -1)) =>
  nearestArmies({ at, clubs }).map(({ place, opponent }) => `${place}-${opponent}`);

test('"nearest in history": the least sum, not each his nearest', () => {
  // 1 is nearest to 0, but then 2 and 3 are 100 apart.
  expect(tables([0, 10, 11, 111])).toEqual(['0-1', '2-3']);
  expect(tables([10, 0, 19, 9])).toEqual(['0-2', '1-3']);
});

test('equal sums: the first in ranking order has his nearest, then the higher placed', () => {
  expect(tables([5, 5, 5, 5])).toEqual(['0-1', '2-3']);
  expect(tables([0, 10, 10, 0, 20, 20])).toEqual(['0-3', '1-2', '4-5']);
});

test('the fewest same-club tables come before the sum', () => {
  expect(tables([0, 1, 100, 101], [0, 0, 1, 1])).toEqual(['0-2', '1-3']);
  expect(nearestArmies({ at: [0, 1, 50, 99], clubs: [0, 0, 0, -1] })).toEqual([
    { place: 0, opponent: 1, sameClub: true, passed: [] },
    { place: 2, opponent: 3, sameClub: false, passed: [] },
  ]);
});

/** The slow oracle: the price of the best pairing of every subset, by trying all. */
function leastByTrying(size: number, price: (a: number, b: number) => number): (set: number) => number {
  const known = new Map<number, number>([[0, 0]]);
  const least = (set: number): number => {
    const before = known.get(set);
    if (before !== undefined) return before;
    const first = 31 - Math.clz32(set & -set);
    let best = Number.POSITIVE_INFINITY;
    for (let other = first + 1; other < size; other++) {
      if (set & (1 << other)) best = Math.min(best, price(first, other) + least(set & ~(1 << first) & ~(1 << other)));
    }
    known.set(set, best);
    return best;
  };
  return least;
}

const fields = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 2, max: 60 }))
  .chain(([half, clubs, span]) =>
    fc.array(fc.tuple(fc.nat(span), fc.integer({ min: -1, max: clubs - 1 })), {
      minLength: 2 * half,
      maxLength: 2 * half,
    }),
  );

test('the least price, and the first choices, are those of trying every round', () => {
  fc.assert(
    fc.property(fields, (field) => {
      const at = field.map(([date]) => date);
      const clubs = field.map(([, club]) => club);
      const same = (a: number, b: number): boolean => (clubs[a] ?? -1) >= 0 && clubs[a] === clubs[b];
      const distance = (a: number, b: number): number => Math.abs((at[a] ?? 0) - (at[b] ?? 0));
      const price = (a: number, b: number): number => distance(a, b) + (same(a, b) ? 1000 : 0);
      const least = leastByTrying(field.length, price);
      let left = (1 << field.length) - 1;
      const line = field.map(([date, club]) => ({ at: date, club })).sort((a, b) => a.at - b.at);
      expect(leastPrice(line, 1000)).toBe(least(left));
      for (const { place, opponent, sameClub } of nearestArmies({ at, clubs })) {
        const choices = [...at.keys()]
          .filter((other) => other !== place && left & (1 << other))
          .sort((a, b) => distance(place, a) - distance(place, b) || a - b);
        const rest = (other: number): number => left & ~(1 << place) & ~(1 << other);
        expect(opponent).toBe(choices.find((other) => price(place, other) + least(rest(other)) === least(left)));
        expect(sameClub).toBe(same(place, opponent));
        left = rest(opponent);
      }
      expect(left).toBe(0);
    }),
    { numRuns: 2000 },
  );
});

test('twelve and fourteen in blocks of clubs along the line, as armies of one theme are', () => {
  const blocks = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 5 })), { minLength: 4 });
  fc.assert(
    fc.property(blocks, fc.integer({ min: 1, max: 9 }), (list, gap) => {
      const clubs = list.flatMap(([club, length]) => new Array<number>(length).fill(club)).slice(0, 14);
      const even = clubs.slice(0, clubs.length - (clubs.length % 2));
      const line = even.map((club, i) => ({ at: i * gap + ((i * i) % 5), club }));
      const sorted = line.toSorted((a, b) => a.at - b.at);
      const price = (a: number, b: number): number => {
        const [x, y] = [sorted[a] ?? { at: 0, club: -1 }, sorted[b] ?? { at: 0, club: -2 }];
        return Math.abs(x.at - y.at) + (x.club === y.club ? 10_000 : 0);
      };
      expect(leastPrice(sorted, 10_000)).toBe(leastByTrying(even.length, price)((1 << even.length) - 1));
    }),
    { numRuns: 400 },
  );
});

test('130 armies, 40 % in one club: nobody of that club meets himself', () => {
  const at = Array.from({ length: 130 }, (_, i) => ((i * 7919) % 4600) - 3000);
  const clubs = at.map((_, i) => (i % 5 < 2 ? 0 : 1 + (i % 7)));
  expect(nearestArmies({ at, clubs }).filter(({ sameClub }) => sameClub)).toEqual([]);
});
