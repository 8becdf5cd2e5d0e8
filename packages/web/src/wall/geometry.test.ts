import { expect, test } from 'vitest';
import {
  columnsThatFit,
  evenPages,
  evenPagesOf,
  gridFor,
  headsHigh,
  isBrief,
  pagesOf,
  partOfWall,
  unitOf,
} from './geometry.ts';

const hd = { width: 1920, height: 1080 };
const numbers = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

test('12 rows in 2 columns up to 48 lines, 3 columns of 14 beyond', () => {
  expect(gridFor(hd, 23)).toMatchObject({ columns: 2, rows: 12 });
  expect(gridFor(hd, 48)).toMatchObject({ columns: 2, rows: 12 });
  expect(gridFor(hd, 49)).toMatchObject({ columns: 3, rows: 14 });
  for (const room of [
    { width: 1280, height: 720 },
    { width: 3840, height: 2160 },
    { width: 1280, height: 800 },
  ])
    expect(gridFor(room, 130)).toMatchObject({ columns: 3, rows: 14 });
});

test('an old 4:3 projector keeps two columns; upright there are more rows, none smaller', () => {
  expect(gridFor({ width: 1024, height: 768 }, 130)).toMatchObject({ columns: 2, rows: 14 });
  const upright = { width: 1080, height: 1920 };
  expect(unitOf(upright)).toBe(810);
  // 810 × 0.764 / 12 = 51 px a row: 33 of them.
  expect(gridFor(upright, 23)).toMatchObject({ columns: 1, rows: 33 });
  expect(gridFor(upright, 48)).toMatchObject({ columns: 2, rows: 24 });
  // 810 × 0.764 / 14 = 44 px a row; 1920 − 0.236 × 810 = 1728 px hold 39 of them.
  expect(gridFor(upright, 130)).toMatchObject({ columns: 2, rows: 39 });
});

test('few lines: one column that fills the screen, in letters as large as their rows; never past the height', () => {
  // 1080 × 0.764 = 825 px for the rows: 13 of 63 px, and 63 / 0.0525 = 1200 px that letters are parts of.
  expect(gridFor(hd, 13)).toMatchObject({ columns: 1, rows: 13, rowHeight: 63, unit: 1200 });
  // 1.7 times the usual size at most: rows of 0.066 × 1.7 × 1080 = 121 px.
  expect(gridFor(hd, 6)).toMatchObject({ columns: 1, rows: 6, rowHeight: 121, unit: 1836 });
  expect(gridFor(hd, 14)).toMatchObject({ columns: 1, rows: 14 });
  // An army under each name leaves the letters as they are.
  expect(gridFor(hd, 12, { armies: true })).toMatchObject({ columns: 1, unit: 1080 });
  expect(gridFor(hd, 13, { armies: true })).toMatchObject({ columns: 2 });
  for (const room of [hd, { width: 1024, height: 768 }, { width: 1080, height: 1920 }])
    for (let lines = 0; lines <= 14; lines += 1) {
      const { rowHeight, unit } = gridFor(room, lines);
      expect(rowHeight * lines).toBeLessThanOrEqual(room.height - 0.236 * unitOf(room));
      // No letter is smaller than the usual ones, and « contre » has its room.
      expect(unit).toBeGreaterThanOrEqual(unitOf(room));
      expect(isBrief(room, gridFor(room, lines))).toBe(false);
    }
});

test('what one page of two columns holds fills it; its letters grow as far as its columns are wide', () => {
  // 825 px: 8 rows of 103, in letters for a column of 960 px: 960 / 0.8 = 1200.
  expect(gridFor(hd, 15)).toMatchObject({ columns: 2, rows: 8, rowHeight: 103, unit: 1200 });
  expect(gridFor(hd, 24)).toMatchObject({ columns: 2, rows: 12, rowHeight: 68, unit: 1080 });
  // Fourteen with their armies: 7 rows, none higher than a tenth.
  expect(gridFor(hd, 14, { armies: true })).toMatchObject({ columns: 2, rows: 7, rowHeight: 108 });
  // More than a page: all pages alike.
  expect(gridFor(hd, 25)).toMatchObject({ columns: 2, rows: 12, rowHeight: 68, unit: 1080 });
});

test('heads take their height from the rows, and grow with the letters', () => {
  for (const lines of [1, 8, 14, 15, 22, 24, 40, 48, 130])
    for (const armies of [false, true])
      for (const room of [hd, { width: 1280, height: 720 }, { width: 1080, height: 1920 }]) {
        const { rows, rowHeight, unit } = gridFor(room, lines, { armies, heads: true });
        expect(rows * rowHeight + headsHigh * unit).toBeLessThanOrEqual(room.height - 0.236 * unitOf(room) + 1);
        expect(unit).toBeGreaterThanOrEqual(unitOf(room));
      }
  expect(gridFor(hd, 40, { armies: true, heads: true })).toMatchObject({ columns: 2, rows: 11 });
});

test('« contre » and « exempt » where a column has room for them', () => {
  const brief = (width: number, height: number, lines: number) =>
    isBrief({ width, height }, gridFor({ width, height }, lines));
  expect([brief(1920, 1080, 23), brief(1280, 800, 23), brief(1024, 768, 8)]).toEqual([false, false, false]);
  expect([brief(1920, 1080, 49), brief(1024, 768, 23), brief(1080, 1920, 48)]).toEqual([true, true, true]);
});

test('48 lines are two pages, 49 two of three columns, 130 four', () => {
  const sizes = (n: number) => pagesOf(numbers(n), gridFor(hd, n)).map(({ length }) => length);
  expect(sizes(8)).toEqual([8]);
  expect(sizes(48)).toEqual([24, 24]);
  expect(sizes(49)).toEqual([42, 7]);
  expect(sizes(130)).toEqual([42, 42, 42, 4]);
  expect(sizes(0)).toEqual([0]);
});

test('standings on several pages: none is all but empty', () => {
  const sizes = (n: number) =>
    evenPagesOf(numbers(n), gridFor(hd, n, { heads: true, armies: n <= 48 })).map(({ length }) => length);
  expect(sizes(23)).toEqual([23]);
  expect(sizes(25)).toEqual([14, 11]);
  expect(sizes(45)).toEqual([16, 16, 13]);
  expect(sizes(49)).toEqual([27, 22]);
  expect(sizes(130)).toEqual([33, 33, 33, 31]);
  expect(sizes(0)).toEqual([0]);
  // Fourteen of twenty-five: seven rows that fill the height as those of fourteen do.
  const shape = { heads: true, armies: true };
  expect(evenPages(hd, numbers(25), shape).grid).toEqual(gridFor(hd, 14, shape));
});

test('the columns of a page are of one length', () => {
  const lengths = (n: number, columns: number) => columnsThatFit(numbers(n), { columns }).map(({ length }) => length);
  expect(lengths(23, 2)).toEqual([12, 11]);
  expect(lengths(13, 2)).toEqual([7, 6]);
  expect(lengths(7, 3)).toEqual([3, 3, 1]);
});

test('two projectors hold each line once, an odd number too', () => {
  for (const n of [0, 1, 23, 49]) {
    const parts = [1, 2].map((at) => partOfWall(numbers(n), { at, of: 2 }));
    expect(parts.flat()).toEqual(numbers(n));
    expect(Math.abs((parts[0]?.length ?? 0) - (parts[1]?.length ?? 0))).toBeLessThanOrEqual(1);
  }
});
