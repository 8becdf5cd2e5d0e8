import { expect, test } from 'vitest';
import { averages, noSample, sampleOf, withSample } from './comparison.ts';

test('a round robin of an even field: everybody meets everybody once, nobody is exempt', () => {
  const sample = sampleOf({ format: 'toutes-rondes', rounds: 7 }, 8, 3);
  // Eight players are too few for a simulated absence in all but the longest days: 7 games at most.
  expect(sample?.repeats).toBe(0);
  expect(sample?.games).toBeLessThanOrEqual(7);
  expect(sample?.games).toBeGreaterThan(6);
});

test('an odd field has an exemption a round at least', () => {
  const sample = sampleOf({ format: 'classique', rounds: 5 }, 23, 1);
  expect(sample?.exempt).toBeGreaterThanOrEqual(5 - 2);
  expect(sample?.games).toBeLessThanOrEqual((5 * 22) / 23);
});

test('what the engine does not play has no sample', () => {
  expect(sampleOf({ format: 'classique', rounds: 5 }, 7, 1)).toBeNull();
});

test('averages of three tournaments', () => {
  const sample = (repeats: number, bestWins: number) => ({ games: 5, exempt: 0, repeats, bestWins });
  const tally = [sample(0, 1), sample(1, 0.5), sample(2, 0)].reduce(withSample, noSample);
  expect(averages(tally)).toEqual({ games: 5, exempt: 0, repeats: 1, bestWins: 0.5 });
  expect(averages(noSample)).toBeNull();
});
