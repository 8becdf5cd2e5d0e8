import type { Season } from '@ronde/engine';
import type { Expectation } from '@ronde/language';
import * as z from 'zod';
import { civilDate, flag, playerId, someTextInFile } from './text.ts';

const rating = z.int().min(0).max(9999);
const players = z.int().min(1).max(9999);

/**
 * All that a season of the PL rating fixes (classement international §2.1, §3, §4, §6, §7), under the engine's names.
 * Refused beside what has the wrong shape: bars or numbers of players out of their order, an M that its bonuses do not
 * divide: PL are whole numbers.
 */
export const seasonSchema = z
  .strictObject({
    name: someTextInFile(40).describe('2016-2017'),
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
    worldTopTen: z
      .array(someTextInFile(40))
      .max(10)
      .describe('Licences of the first ten of the last world championship'),
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

export const bestOfSchema = z.literal([1, 3]);
const place = z.int().min(1).max(16);
const avoided = z.array(z.int().min(1).max(99)).max(99);

const pools = z.array(z.array(playerId.nullable()).min(1).max(2000)).max(500);

const ratingSettings = z.strictObject({
  category: z.int().min(1).max(5).exactOptional().describe('By the number of players when missing'),
  classiqueB: flag,
  nbpMax: z.int().min(1).max(999).exactOptional(),
  jokerBar: z.int().min(0).max(9999).exactOptional(),
  games: z.int().min(1).max(999).exactOptional().describe('Planned rounds when missing'),
  approved: flag,
  season: seasonSchema.exactOptional().describe('The season of the PL; missing: the built-in one of the last day'),
});

const pointScale = z.strictObject({
  win: z.int().min(0).max(99),
  draw: z.int().min(0).max(99),
  loss: z.int().min(0).max(99),
});

const most = z.int().min(0).max(99);

const prizeRules = z.strictObject({
  podium: most.exactOptional().describe('Places of the standings that have a prize, 3'),
  series: most.exactOptional().describe('Prizes in each series, 1'),
  categories: most.exactOptional().describe('Prizes in each age category, 1'),
  clubs: most.exactOptional().describe('Prizes in each club, 1'),
  ages: z
    .array(
      z.strictObject({
        name: someTextInFile(40),
        from: z.int().min(0).max(150).exactOptional(),
        upTo: z.int().min(0).max(150).exactOptional(),
      }),
    )
    .max(20)
    .exactOptional()
    .describe('Age categories by the year of birth, for whoever has none noted: the age reached in that year'),
  bestGame: flag.describe('The highest score of one game has a prize'),
  bestMargin: flag.describe('The widest margin has a prize'),
  accumulate: flag.describe('True when missing; false: nobody has two prizes'),
  money: z.array(z.int().min(0).max(100_000_00)).max(99).exactOptional().describe('By place, in cents'),
  counters: z
    .array(someTextInFile(40))
    .max(4)
    .exactOptional()
    .describe('What trophies of the wargame count at each table; missing: camps looted and generals killed'),
});

/** The settings of every format; which of them a format reads is checked beside the schema (`check-format.ts`). */
export const settingsSchema = z.strictObject({
  rounds: z.int().min(1).max(99).exactOptional().describe('Planned rounds; missing: by the number registered'),
  spreadCap: z.int().min(1).max(9999).exactOptional().describe('The margin that counts in one game at most, 100'),
  forfeitSpread: z.int().min(0).max(9999).exactOptional().describe('Pdep of a win without an opponent, 50'),
  bestOf: bestOfSchema.exactOptional().describe('1 game, or 3: two winning games'),
  startsBy: z.enum(['balance', 'letters']).exactOptional(),
  repeats: z.enum(['as-written', 'avoid']).exactOptional(),
  openingTables: z
    .record(
      z.string(),
      z
        .array(z.array(z.tuple([place, place])).max(8))
        .min(1)
        .max(3),
    )
    .exactOptional()
    .describe('Own tables of the fixed rounds, by number of players: rounds, each a list of pairs of places'),
  phase1: z.literal([5, 7, 9]).exactOptional().describe('Rounds in pools'),
  phase2: z.int().min(3).max(19).exactOptional(),
  phase3: z.int().min(0).max(16).exactOptional(),
  pools: z.enum(['balanced', 'plain']).exactOptional(),
  composed: pools.exactOptional().describe('Who is in which pool, where somebody was moved by hand; null for X'),
  drawn: pools.exactOptional().describe('The pools in their drawn order, null for X'),
  firstRound: z.enum(['halves', 'lot', 'armies']).exactOptional(),
  avoidClubs: z.union([z.boolean(), avoided]).exactOptional().describe('True: the rounds of the rule; or these rounds'),
  scale: z.enum(['seed']).exactOptional(),
  turns: z.literal([1, 2]).exactOptional(),
  order: z.enum(['adjacent', 'fold']).exactOptional(),
  points: pointScale.exactOptional(),
  firstTable: z.int().min(1).max(9000).exactOptional().describe('Number of the first table, 1'),
  closedTables: z.array(z.int().min(1).max(9999)).max(500).exactOptional().describe('Table numbers given to nobody'),
  rating: ratingSettings.exactOptional(),
  prizes: prizeRules.exactOptional(),
});
