import { expect, test } from 'vitest';
import { seen } from './grid-table.tsx';

test('what is seen of 500 lines of 36 px through 720 px, six more on each side', () => {
  expect(seen(500, 36, 0, 720)).toEqual({ from: 0, to: 26 });
  // 3600 px are 100 lines above; 20 are seen.
  expect(seen(500, 36, 3600, 720)).toEqual({ from: 94, to: 126 });
  expect(seen(500, 36, 500 * 36 - 720, 720)).toEqual({ from: 474, to: 500 });
});

test('nothing beyond the ends', () => {
  expect(seen(3, 36, 0, 720)).toEqual({ from: 0, to: 3 });
  expect(seen(0, 36, 0, 720)).toEqual({ from: 0, to: 0 });
});
