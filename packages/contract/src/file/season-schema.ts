import type { Season } from '@ronde/engine';
import type { Expectation } from '@ronde/language';
import * as z from 'zod';
import { civilDate, someText } from './text.ts';

const rating = z.int().min(0).max(9999);
const players = z.int().min(1).max(9999);

/**
 * All that a season of the PL rating fixes (classement international §2.1, §3, §4, §6, §7), under the engine's names.
 * Refused beside what has the wrong shape: bars or numbers of players out of their order, an M that its bonuses do not
 * divide: PL are whole numbers.
 */
export const seasonSchema = z
  .strictObject({
    name: someText(40).describe('2016-2017'),
    from: civilDate.describe('First day; it lasts until the next one begins'),
    bars: z.strictObject({ joker: rating, a: rating, b: rating }).describe('The lowest rating of each series'),
    value: z
      .strictObject({ 1: rating, 2: rating, 3: rating, 4: rating, 5: rating })
      .describe('M, the bonus of the first, by category'),
    largest: z.tuple([players, players, players]).describe('Most players of a category 1, 2, 3; with more it is 4'),
    bonus: z.array(players).min(1).max(99).describe('What M is divided by for the places 1, 2, 3…'),
    provisional: z
      .strictObject({ S: rating, 1: rating, 2: rating, 3: rating, 4: rating, 5: rating, 6: rating, 7: rating })
      .describe('PL* by duplicate series'),
    newcomer: rating.describe('PL* without a series'),
    nbpMax: z.int().min(1).max(999),
    classiqueBPercent: z.int().min(1).max(100).describe('CT of a "TH Classique B" in hundredths'),
    worldTopTen: z.array(someText(40)).max(10).describe('Licences of the first ten of the last world championship'),
  })
  .superRefine((season, { addIssue }) => {
    for (const { path, expected } of outOfOrder(season))
      addIssue({ code: 'custom', path: [...path], params: { expected } });
  });

interface OutOfOrder {
  readonly path: readonly (string | number)[];
  readonly expected: Expectation;
}

function outOfOrder({ bars, largest, value, bonus }: Season): readonly OutOfOrder[] {
  const most = (path: OutOfOrder['path'], found: number, max: number): OutOfOrder[] =>
    found > max ? [{ path, expected: { kind: 'integer', min: 0, max } }] : [];
  const least = (i: number, found: number, min: number): OutOfOrder[] =>
    found < min ? [{ path: ['largest', i], expected: { kind: 'integer', min } }] : [];
  const of = bonus.reduce(leastMultiple, 1);
  return [
    ...most(['bars', 'a'], bars.a, bars.joker - 1),
    ...most(['bars', 'b'], bars.b, bars.a - 1),
    ...least(1, largest[1], largest[0] + 1),
    ...least(2, largest[2], largest[1] + 1),
    ...Object.entries(value).flatMap(([category, m]): OutOfOrder[] =>
      m % of === 0 ? [] : [{ path: ['value', category], expected: { kind: 'multiple', of } }],
    ),
  ];
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
const leastMultiple = (a: number, b: number): number => (a / commonDivisor(a, b)) * b;
