import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Held } from './held.ts';
import { type PlEvent, plHeldAfter, ratePlEvent } from './pl-event.ts';
import { type Category, season2015 } from './season.ts';

const rating = fc.oneof(fc.integer({ min: 900, max: 3100 }), fc.constantFrom(0, 2900, 2250, 1600));
const series = fc.constantFrom('1B', '4C', 'SS', '7', 'x');
const entry = fc.record(
  {
    // Shared places, and ones that nobody has.
    place: fc.integer({ min: 1, max: 12 }),
    drawn: fc.boolean(),
    excluded: fc.boolean(),
    rating,
    provisional: fc.boolean(),
    duplicateSeries: series,
  },
  { requiredKeys: ['place', 'drawn'] },
);
const held = fc.option(
  fc.record({ rating, active: fc.constantFrom('2020-01-01', '2024-03-10', '2024-03-11', '2026-02-01') }),
  { nil: undefined },
);
const told = fc.record(
  {
    games: fc.integer({ min: 1, max: 20 }),
    category: fc.integer({ min: 1, max: 5 }) as fc.Arbitrary<Category>,
    classiqueB: fc.boolean(),
    approved: fc.boolean(),
  },
  { requiredKeys: ['games'] },
);

test('the quick way through an event of the PL ends where its figures end, in the same order', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(entry, held), { maxLength: 24 }), told, (list, said) => {
      const entries = list.map(([one], i) => ({ ...one, player: `p${i}` }));
      const start = list.map(([, own]) => own);
      const event: PlEvent = { kind: 'event', id: 'e', lastDay: '2026-03-10', number: 0, ...said, entries };
      const byPlayer = new Map<string, Held>();
      for (const [i, own] of start.entries()) if (own) byPlayer.set(`p${i}`, own);
      const figures = ratePlEvent(event, byPlayer, season2015);
      expect([...plHeldAfter(event, start, season2015)]).toEqual([...figures.held]);
    }),
    { numRuns: 300 },
  );
});
