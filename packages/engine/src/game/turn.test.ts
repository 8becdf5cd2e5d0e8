import { describe, expect, test } from 'vitest';
import { rackValue, rackValues } from './end-of-game.ts';
import { frenchTiles } from './turn.ts';

describe('formule-belge, letters: the French set', () => {
  test('102 tiles, two of them blanks, 197 points in all', () => {
    const tiles = [...frenchTiles.values()];
    expect(tiles.reduce((sum, tile) => sum + tile.count, 0)).toBe(102);
    expect(tiles.reduce((sum, tile) => sum + tile.count * tile.value, 0)).toBe(197);
    expect(frenchTiles.get('?')).toEqual({ count: 2, value: 0 });
    expect([...frenchTiles.keys()].toSorted().join('')).toBe('?ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  });

  test.each([
    ['', 0],
    ['?', 0],
    ['KW?', 20],
    ['e é è', 3],
    ['jQ', 16],
    ['WHISKY?', 36],
  ])('a rack of « %s » is worth %i', (rack, value) => {
    expect(rackValue(rack)).toEqual({ ok: true, value });
  });

  test.each([
    ['ZZ', { code: 'not-in-the-set', letter: 'Z', found: 2, held: 1 }],
    ['???', { code: 'not-in-the-set', letter: '?', found: 3, held: 2 }],
    ['AEIOULNR', { code: 'too-many-tiles', found: 8, most: 7 }],
    ['A1', { code: 'unknown-letter', letter: '1' }],
  ])('a rack that the set cannot hold is refused: %s', (rack, refusal) => {
    expect(rackValue(rack)).toEqual({ ok: false, refusal });
  });

  test('two racks that the set cannot hold together', () => {
    expect(rackValues(['AK', 'K'])).toEqual({
      ok: false,
      refusal: { code: 'not-in-the-set', letter: 'K', found: 2, held: 1 },
    });
    expect(rackValues(['AK', 'EZ'])).toEqual({ ok: true, value: [11, 11] });
  });
});
