import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldOfLetters } from '../fixtures/field.ts';
import { tryEveryRound } from '../matching/trials/every-round.ts';
import type { Field } from './field.ts';
import { halfShift } from './halves.ts';
import { nearest } from './nearest.ts';

const letters = (field: Field, wish = {}) =>
  nearest(field, wish)
    .pairs.map(({ players: [a, b = 'X'] }) => `${a}–${b}`)
    .join(' ');
const ranked = (names: string, met: string) => fieldOfLetters([[1, names]], met);

describe('Formule Combinée §3, phase 2', () => {
  test('the example of the text: A…H, A–B B–D D–F have been played', () => {
    expect(letters(ranked('ABCDEFGH', 'AB BD DF'))).toBe('A–C B–E D–G F–H');
  });

  test('PAIR-01: A…F, only E–F has been played: C is moved, A–B is kept', () => {
    expect(letters(ranked('ABCDEF', 'EF'))).toBe('A–B C–E D–F');
  });

  test('A B C D, B has met all three: the repeat falls as low as it can', () => {
    const field = ranked('ABCD', 'AB BC BD');
    expect(letters(field)).toBe('A–C B–D');
    expect(nearest(field).repeats).toBe(1);
  });

  test('X is last of the ranking; whoever has had it counts as having met it', () => {
    expect(letters(ranked('ABCDEX', ''))).toBe('A–B C–D E–X');
    expect(letters(ranked('ABCDEX', 'EX'))).toBe('A–B C–E D–X');
  });
});

describe('reasons', () => {
  test('whose turn it is, whom he passed over and why, whom he found', () => {
    const [, second] = nearest(ranked('ABCDEF', 'EF')).pairs;
    expect(second?.why).toEqual([
      { step: 'turn', player: 'C', place: 3, pm: 1 },
      { step: 'ahead', opponent: 'D' },
      { step: 'nearest', opponent: 'E' },
    ]);
    const [first, last] = nearest(ranked('ABCD', 'AB BC BD')).pairs;
    expect(first?.why.slice(1)).toEqual([
      { step: 'met', opponent: 'B', rounds: [1] },
      { step: 'nearest', opponent: 'C' },
    ]);
    expect(last?.why.at(-1)).toEqual({ step: 'repeat', opponent: 'D', rounds: [1] });
  });

  test('clubs kept apart: whoever is passed over for the others, it is said for what, a repeat or a meeting of clubmates', () => {
    const passed = (met: string, clubs: readonly number[]) =>
      nearest(ranked('ABCD', met), { clubs }).pairs[0]?.why.filter(({ step }) => step === 'ahead');
    expect(passed('', [-1, -1, 0, 0])).toEqual([{ step: 'ahead', opponent: 'B', forces: 'club' }]);
    expect(passed('CD', [-1, -1, 0, 0])).toEqual([{ step: 'ahead', opponent: 'B', forces: 'repeat' }]);
    expect(passed('CD', [-1, -1, 0, 1])).toEqual([{ step: 'ahead', opponent: 'B', forces: 'repeat' }]);
    // Two meetings elsewhere, and a table of one club is what A v B would cost.
    expect(passed('AD BC', [-1, -1, 0, 0])).toEqual([{ step: 'ahead', opponent: 'B', forces: 'club' }]);
    // Without clubs it can only be a repeat: nothing more is written down.
    expect(nearest(ranked('ABCD', 'CD')).pairs[0]?.why.filter(({ step }) => step === 'ahead')).toEqual([
      { step: 'ahead', opponent: 'B' },
    ]);
  });

  test('a table of one club is said', () => {
    const drawn = nearest(ranked('ABCD', 'AC AD BC BD'), { clubs: [0, 0, -1, -1] });
    expect(drawn).toMatchObject({ repeats: 0, sameClub: 1 });
    expect(drawn.pairs[0]?.why.at(-1)).toEqual({ step: 'same-club', opponent: 'B' });
  });
});

describe('système suisse, order "fold"', () => {
  const folded = (groups: readonly (readonly [number, string])[], met: string) => {
    const field = fieldOfLetters(groups, met);
    return letters(field, { order: halfShift(field.scores).order });
  };

  test('in a group of 2k, place i meets place i + k', () => {
    expect(folded([[2, 'ABCDEF']], '')).toBe('A–D B–E C–F');
  });

  test('outwards from it: first the one below, then the one above', () => {
    expect(folded([[2, 'ABCDEF']], 'AD')).toBe('A–E B–D C–F');
    expect(folded([[2, 'ABCDEF']], 'AD AE')).toBe('A–C B–E D–F');
  });

  test('then the next groups: an odd group leaves its last to the first of the next one', () => {
    expect(
      folded(
        [
          [4, 'ABC'],
          [2, 'DEFGH'],
        ],
        '',
      ),
    ).toBe('A–B C–D E–G F–H');
  });
});

const place = (n: number) => fc.nat(n - 1);
const fields = fc.integer({ min: 1, max: 6 }).chain((half) =>
  fc
    .record({
      met: fc.array(fc.tuple(place(2 * half), place(2 * half)), { maxLength: half * (2 * half - 1) }),
      scores: fc.array(fc.nat(3), { minLength: 2 * half, maxLength: 2 * half }),
      clubs: fc.array(fc.integer({ min: -1, max: 2 }), { minLength: 2 * half, maxLength: 2 * half }),
    })
    .map(({ met, scores, clubs }) => {
      const opponents = scores.map(() => new Map<number, number>());
      for (const [a, b] of met) {
        if (a === b) continue;
        const times = (opponents[a]?.get(b) ?? 0) + 1;
        opponents[a]?.set(b, times);
        opponents[b]?.set(a, times);
      }
      const field: Field = {
        ids: scores.map((_, i) => `P${i}`),
        scores: scores.sort((a, b) => b - a),
        met: opponents,
        metBy: (place) => opponents[place] ?? new Map(),
        meetings: () => [1],
      };
      return { field, clubs };
    }),
);

test('law: fewest repeats, then fewest tables of one club, then first choice, as every round tried (up to 12)', () => {
  fc.assert(
    fc.property(fields, ({ field, clubs }) => {
      const all = field.ids.map((_, i) => i);
      const oracle = tryEveryRound({ met: field.met, clubs }, (own) => all.filter((other) => other > own));
      const drawn = nearest(field, { clubs });
      expect([drawn.repeats, drawn.sameClub]).toEqual(oracle.cost);
      expect(drawn.pairs.map(({ players }) => players)).toEqual(oracle.tables.map(([a, b]) => [`P${a}`, `P${b}`]));
    }),
    { numRuns: 400 },
  );
});

test('law: the fold moves nobody out of the best rounds', () => {
  fc.assert(
    fc.property(fields, ({ field, clubs }) => {
      const oracle = tryEveryRound({ met: field.met, clubs }, () => field.ids.map((_, i) => i));
      const drawn = nearest(field, { clubs, order: halfShift(field.scores).order });
      expect([drawn.repeats, drawn.sameClub]).toEqual(oracle.cost);
      expect(new Set(drawn.pairs.flatMap(({ players }) => players)).size).toBe(field.ids.length);
    }),
    { numRuns: 400 },
  );
});
