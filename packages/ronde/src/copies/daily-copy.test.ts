import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok, refused } from '@ronde/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyOfToday, untilNight } from './automatic-copies.ts';

let folder: string;
let made: string[];
const reported: unknown[] = [];
const copies = () => readdirSync(join(folder, 'copies')).sort();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-nightly-'));
  mkdirSync(join(folder, 'copies'));
  made = [];
  reported.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const onDay = (day: number, fails = false) =>
  copyOfToday({
    folder,
    now: () => new Date(2026, 10, day, 9, 30),
    report: (error) => reported.push(error),
    make: async (file) => {
      made.push(file);
      if (fails) return refused({ code: 'copy-unwritable', file, reason: 'ENOSPC' });
      writeFileSync(file, '');
      return ok(null);
    },
  });

describe('a copy a day', () => {
  it('is made at the first start of the day, once', async () => {
    await onDay(14);
    await onDay(14);
    expect(made).toEqual([join(folder, 'copies', 'ronde-2026-11-14.sqlite')]);
  });

  it('the last fourteen stay, with all that were made by hand; what was left half goes', async () => {
    writeFileSync(join(folder, 'copies', 'ronde-2026-10-01T10-00-00Z.sqlite'), '');
    writeFileSync(join(folder, 'copies', 'ronde-2026-11-01.sqlite.99.tmp'), '');
    for (let day = 1; day <= 16; day++) await onDay(day);
    expect(copies()).toHaveLength(15);
    expect(copies()[0]).toBe('ronde-2026-10-01T10-00-00Z.sqlite');
    expect(copies()[1]).toBe('ronde-2026-11-03.sqlite');
  });

  it('that fails lets no earlier one go, and is told', async () => {
    for (let day = 1; day <= 14; day++) await onDay(day);
    await onDay(15, true);
    expect(copies()).toHaveLength(14);
    expect(reported).toMatchObject([{ code: 'copy-unwritable', reason: 'ENOSPC' }]);
  });
});

describe('three o’clock of this place', () => {
  it.each([
    [new Date(2026, 10, 14, 2, 59), 60_000],
    [new Date(2026, 10, 14, 3, 0), 24 * 3_600_000],
    [new Date(2026, 10, 14, 23, 0), 4 * 3_600_000],
  ])('from %s', (now, wait) => {
    expect(untilNight(now)).toBe(wait);
  });
});
