import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wargame } from '../fixtures/wargame.ts';
import type { Reasoned } from './field.ts';
import { firstAssignment, terrain } from './terrain.ts';

const pair = (text: string, table?: number): Reasoned => {
  const [a = '', b = ''] = text.split('-');
  return { players: [a, b], why: [], ...(table !== undefined && { table }) };
};

function tables(tournament: Parameters<typeof terrain>[0], pairs: readonly Reasoned[]): string {
  const numbers = terrain(tournament, pairs);
  return pairs.map((one) => `${one.players.join('-')}:${numbers.get(one)}`).join(' ');
}

describe('art-de-la-guerre.md, "Tables (terrain)"', () => {
  const rounds = ['A-B 95-15, C-D 95-15, E-F 95-15'];
  const { tournament } = wargame({ players: 'A B C D E F', rounds });

  test('round 1: the ranking’s order', () => {
    const first = wargame({ players: 'A B C D' }).tournament;
    expect(tables(first, [pair('A-C'), pair('B-D')])).toBe('A-C:1 B-D:2');
  });

  test('nobody on a table where he has played before, if that can be', () => {
    expect(tables(tournament, [pair('A-C'), pair('E-B'), pair('D-F')])).toBe('A-C:3 E-B:2 D-F:1');
  });

  test('the fewest players, then the ranking’s order', () => {
    // C and E know tables 2 and 3, D and F too, A and B table 1: one of the four plays where he has played.
    expect(tables(tournament, [pair('A-B'), pair('C-E'), pair('D-F')])).toBe('A-B:2 C-E:1 D-F:3');
  });

  test('a no-show is not a game: neither has played there', () => {
    const rounds = ['A-B forfeit B, C-D 95-15'];
    const forfeited = wargame({ players: 'A B C D E F G', rounds }).tournament;
    expect(tables(forfeited, [pair('A-E'), pair('F-G')])).toBe('A-E:1 F-G:2');
    expect(tables(forfeited, [pair('C-E'), pair('F-G')])).toBe('C-E:1 F-G:2');
    expect(tables(forfeited, [pair('E-F'), pair('C-G')])).toBe('E-F:2 C-G:1');
  });

  test('UI-02: a fixed table, whatever was played there; two of them: the lower, and the other stays unused', () => {
    const about = { A: { table: 2 }, D: { table: 5 } };
    const fixed = wargame({ players: 'A B C D E F', rounds, about }).tournament;
    expect(tables(fixed, [pair('A-C'), pair('E-B'), pair('D-F')])).toBe('A-C:2 E-B:1 D-F:5');
    expect(tables(fixed, [pair('A-D'), pair('C-E'), pair('B-F')])).toBe('A-D:2 C-E:1 B-F:3');
  });

  test('a table made by hand keeps its number', () => {
    expect(tables(tournament, [pair('A-C', 1), pair('E-B'), pair('D-F')])).toBe('A-C:1 E-B:2 D-F:3');
  });
});

test('the first of the cheapest assignments is that of trying all', () => {
  const matrices = fc.integer({ min: 1, max: 6 }).chain((size) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: size, maxLength: size }), {
      minLength: size,
      maxLength: size,
    }),
  );
  fc.assert(
    fc.property(matrices, (matrix) => {
      const cost = (row: number, column: number): number => matrix[row]?.[column] ?? 0;
      const total = (columns: readonly number[]): number =>
        columns.reduce((sum, column, row) => sum + cost(row, column), 0);
      const all = permutations(matrix.map((_, i) => i));
      const least = Math.min(...all.map(total));
      expect(firstAssignment(matrix.length, cost)).toEqual(all.find((columns) => total(columns) === least));
    }),
    { numRuns: 500 },
  );
});

/** In lexicographic order. */
function permutations(list: readonly number[]): readonly (readonly number[])[] {
  if (list.length === 0) return [[]];
  return list.flatMap((first) => permutations(list.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}
