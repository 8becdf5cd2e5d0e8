import type { Event } from '@ronde/engine';
import { expect, test } from 'vitest';
import { toldFacts } from './log-facts.ts';

const spot = { round: 1, match: 3 };
const confirmation: Event = { kind: 'confirmed', ...spot, from: true, to: null };
const corrected: Event = {
  kind: 'result',
  ...spot,
  from: { kind: 'games', games: [[400, 300]] },
  to: { kind: 'games', games: [[300, 400]] },
};

test('a result that is corrected is not said to be confirmed again as well', () => {
  expect(toldFacts([confirmation, corrected])).toEqual([corrected]);
});

test('a confirmation that is taken back alone, or at another table, is told', () => {
  expect(toldFacts([confirmation])).toEqual([confirmation]);
  const elsewhere: Event = { ...corrected, match: 2 };
  expect(toldFacts([confirmation, elsewhere])).toEqual([confirmation, elsewhere]);
});

test('the games of a match go with its result, the season of the ratings with the closing: nobody erased or set them', () => {
  const over = { kind: 'final-running', stage: 'final', from: { games: [] }, to: null } as unknown as Event;
  const won = {
    kind: 'final-result',
    stage: 'final',
    from: null,
    to: { kind: 'games', games: [] },
  } as unknown as Event;
  expect(toldFacts([over, won])).toEqual([won]);
  expect(toldFacts([over])).toEqual([over]);
  const season = { kind: 'settings', from: {}, to: {} } as unknown as Event;
  const closed = { kind: 'closed' } as unknown as Event;
  expect(toldFacts([season, closed])).toEqual([closed]);
  expect(toldFacts([season])).toEqual([season]);
});
