import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFileJson, scanJson } from './read-json.ts';

describe('where a text stops being JSON', () => {
  test.each<[string, number, number]>([
    ['{\n  "a": 1,\n  "b" 2\n}', 3, 7],
    ['{"a": 1,}', 1, 9],
    ['[1, 2,, 3]', 1, 7],
    ['{"a": tru}', 1, 7],
    ['{"a": "x\ny"}', 1, 7],
    ['{"a": 1} x', 1, 10],
    ['{"a": [1, 2}', 1, 12],
    ['{"a": 1', 1, 8],
    ['{"é😀": 01}', 1, 9],
    ['"\\q"', 1, 1],
  ])('%j', (text, line, column) => {
    expect(readFileJson(text)).toEqual({ ok: false, refusal: [{ code: 'not-json', path: '', line, column }] });
  });

  test('agrees with JSON.parse on texts that are nearly JSON', () => {
    const nearly = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', '"', '{', '}', '[', ']', ',', ':', '0', '-', 'e', '\\', 'n', ' '))
      .map(
        ([text, at, sign]) => text.slice(0, at % (text.length + 1)) + sign + text.slice((at % (text.length + 1)) + 1),
      );
    fc.assert(
      fc.property(fc.oneof(fc.json(), nearly), (text) => {
        let good = true;
        try {
          JSON.parse(text);
        } catch {
          good = false;
        }
        expect(scanJson(text, text.length + 1).fault === null).toBe(good);
      }),
      { numRuns: 2000 },
    );
  });
});

test('a key twice in an object, however it is spelled', () => {
  const text = '{"a": {"b": 1, "c": 2,\n "\\u0062": 3}, "d": [{"b": 1}, {"b": 1}]}';
  expect(readFileJson(text)).toEqual({ ok: false, refusal: [{ code: 'key-twice', path: 'a.b', line: 2, column: 2 }] });
});

test('a byte-order mark is passed over', () => {
  expect(readFileJson('\ufeff{"a":1}')).toEqual({ ok: true, value: { a: 1 } });
});

test('an empty file is said to be empty', () => {
  expect(readFileJson(' \n')).toMatchObject({ refusal: [{ code: 'file-empty' }] });
});
