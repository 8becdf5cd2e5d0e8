import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neutralised, restored } from './formula.ts';

// SEC-02: no exported cell is a formula, and names come back exactly as they were.
test.each(['=HYPERLINK("http://x.example","clic")', '@SUM(1+1)', '+33 DURAND', '-Martin', '\tDURAND', '\r=1', '＝1+1'])(
  '%j is made text',
  (text) => {
    expect(neutralised(text)).toBe(`'${text}`);
    expect(restored(neutralised(text))).toBe(text);
  },
);

test.each(['LEFÈVRE Zoé', 'N’DIAYE Aminata', "'t Hooft", 'SAINT-ÉTIENNE', '', '1803'])('%j stays as it is', (text) => {
  expect(neutralised(text)).toBe(text);
  expect(restored(text)).toBe(text);
});

test('every text comes back', () => {
  const text = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', 'a', ' ') });
  fc.assert(fc.property(text, (name) => restored(neutralised(name)) === name));
});
