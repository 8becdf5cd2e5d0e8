import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asWritten } from './write-round.ts';

test('one line stays one line', () => {
  expect(asWritten({ a: [1, 2] }, '{"b":1}')).toBe('{"a":[1,2]}');
});

test('indentation, line ends, mark and last line break are those of the text before', () => {
  const like = '\ufeff{\r\n\t"a": 1\r\n}\r\n';
  expect(asWritten({ a: 1, b: 'x'.repeat(120) }, like)).toBe(
    `\ufeff{\r\n\t"a": 1,\r\n\t"b": "${'x'.repeat(120)}"\r\n}\r\n`,
  );
});

test('whatever the layout, the value is the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('{}', '{\n  "a": 1\n}\n', '[\n\t1\n]'), (value, like) => {
      expect(JSON.parse(asWritten(value, like))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
