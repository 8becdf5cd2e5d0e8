import { expect, it } from 'vitest';
import { copyLine, copyWarning } from './last-copy.tsx';

const now = new Date(2026, 10, 14, 15);
const at = (day: number) => new Date(2026, 10, day, 14, 2).toISOString();
const well = { lastCopy: at(14), copyFailed: false, free: 10 ** 10, low: false };

it('says when the last copy was made, with its day when it was not today', () => {
  expect(copyLine(well, 'fr', now)).toBe('Dernière copie\u00a0: 14:02');
  expect(copyLine(well, 'en', now)).toBe('Last copy: 14:02');
  expect(copyLine({ ...well, lastCopy: at(13) }, 'fr', now)).toMatch(
    /^Dernière copie\u00a0: 13\s+novembre 2026, 14\sh\s02$/,
  );
  expect(copyLine({ ...well, lastCopy: null }, 'fr', now)).toBe('Aucune copie encore');
});

it('warns of a disk with little room, and of a copy that failed', () => {
  expect(copyWarning(well, 'fr')).toBeNull();
  expect(copyWarning({ ...well, low: true, free: 320.9 * 1024 * 1024 }, 'fr')).toContain('Il reste 320\u00a0Mo');
  expect(copyWarning({ ...well, copyFailed: true }, 'en')).toContain('The last copy failed');
});
