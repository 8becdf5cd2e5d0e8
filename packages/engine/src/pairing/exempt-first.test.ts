import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tryEveryRound } from '../matching/trials/every-round.ts';
import { exemptFirst, holeOf } from './exemption.ts';

/** Players by letter, best first; 'AB' that A met B (said twice: twice); rounds of wins without an opponent by letter. */
function odd(letters: string, met: string, had: Readonly<Record<string, readonly number[]>> = {}) {
  const ids = [...letters];
  const pairs = met.split(' ').filter(Boolean);
  return {
    ids,
    met: ids.map((id) => counted(pairs.filter((p) => p.includes(id)).map((p) => ids.indexOf(p.replace(id, ''))))),
    had: ids.map((id) => had[id] ?? []),
  };
}
const counted = (places: readonly number[]) =>
  new Map(places.map((place) => [place, places.filter((one) => one === place).length]));
const exempt = (...given: Parameters<typeof odd>) => odd(...given).ids[exemptFirst(odd(...given)).place];

describe('art-de-la-guerre.md, "Exempt first"', () => {
  test('the lowest ranked who has had no win without an opponent', () => {
    expect(exempt('ABCDE', '')).toBe('E');
    expect(exempt('ABCDE', '', { E: [1], D: [2] })).toBe('C');
  });

  test('a higher one only if otherwise the others could not be drawn without a repeat', () => {
    // A has met B, C and D: he needs E.
    expect(exempt('ABCDE', 'AB AC AD')).toBe('D');
    expect(exempt('ABCDE', 'AB AC AD AE')).toBe('A');
    expect(exemptFirst(odd('ABCDE', 'AB AC AD')).why).toEqual([{ step: 'exempt-ahead', player: 'E' }]);
    expect(exemptFirst(odd('ABCDE', 'AB AC AD', { E: [2], D: [1] })).why).toEqual([
      { step: 'not-exempt', player: 'E', rounds: [2] },
      { step: 'not-exempt', player: 'D', rounds: [1] },
    ]);
  });

  test('if all have had one, the lowest of those with fewest', () => {
    expect(exempt('ABC', '', { A: [1], B: [2], C: [3] })).toBe('C');
    expect(exempt('ABC', '', { A: [1], B: [2, 4], C: [3, 5] })).toBe('A');
  });

  test('where no exemption saves the others a repeat, the lowest of those that leave fewest', () => {
    expect(exempt('ABC', 'AB AC BC')).toBe('C');
    // A, B and C have met each other and D; D and E have not met.
    expect(exempt('ABCDE', 'AB AC BC AD BD CD AE BE CE')).toBe('C');
  });

  test('repeats are counted by meetings: the one whose exemption leaves the fewest', () => {
    // Without C: A–B, met twice; without B: A–C, met once; without A: B–C, met once.
    expect(exempt('ABC', 'AB AB AC BC')).toBe('B');
  });

  test('nobody who has had fewer is passed over without gain (oracle)', () => {
    const fields = fc.tuple(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 24 }),
      fc.array(fc.nat(2), { minLength: 9, maxLength: 9 }),
    );
    fc.assert(
      fc.property(fields, ([half, meetings, counts]) => {
        const size = 2 * half + 1;
        const met = Array.from({ length: size }, () => new Map<number, number>());
        for (const [a, b] of meetings.filter(([a, b]) => a !== b && a < size && b < size)) {
          const times = (met[a]?.get(b) ?? 0) + 1;
          met[a]?.set(b, times);
          met[b]?.set(a, times);
        }
        const had = counts.slice(0, size).map((count) => Array.from({ length: count }, (_, i) => i + 1));
        const fewest = Math.min(...had.map((rounds) => rounds.length));
        const repeatsWithout = (place: number): number => {
          const others = met.flatMap((_, i) => (i === place ? [] : [i]));
          const among = others.map((own) => new Map(others.map((one, i) => [i, met[own]?.get(one) ?? 0])));
          return tryEveryRound({ met: among }, (own) => among.flatMap((_, i) => (i === own ? [] : [i]))).cost[0];
        };
        const allowed = had.flatMap((rounds, place) => (rounds.length === fewest ? [place] : []));
        const least = Math.min(...allowed.map(repeatsWithout));
        const ids = met.map((_, i) => `J${i}`);
        expect(exemptFirst({ ids, met, had }).place).toBe(allowed.findLast((place) => repeatsWithout(place) === least));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the hole', () => {
  const field = odd('ABC', '');

  test('exempt twice is a repeat', () => {
    const hole = holeOf({ ...field, freeWins: [[1], [2], [3]], spare: null });
    expect(hole).toMatchObject({ place: 2, repeats: 1, pair: { players: ['C'] } });
    expect(hole.pair.why).toEqual([{ step: 'repeat', opponent: null, rounds: [3] }]);
  });

  test('a spare player fills it: the lowest who has not met him; an earlier exemption does not matter', () => {
    const spare = { id: 'S', met: [[], [], [2]] };
    const hole = holeOf({ ...field, freeWins: [[], [1], []], spare });
    expect(hole).toMatchObject({ place: 1, repeats: 0, pair: { players: ['B', 'S'] } });
    expect(hole.pair.why).toEqual([
      { step: 'not-exempt', player: 'C', rounds: [2] },
      { step: 'spare', player: 'B', spare: 'S' },
    ]);
  });
});
