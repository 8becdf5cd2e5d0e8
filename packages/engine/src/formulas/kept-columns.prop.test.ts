import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAct, day, deskAct } from '../fixtures/random-day.ts';
import { startsSoFar } from '../pairing/starters.ts';
import { apply, type Decision, replay } from '../tournament/log.ts';
import type { Tournament } from '../tournament/state.ts';
import { formatOf } from './draws.ts';
import { standingsOf } from './formulas.ts';

const formats = ['classique', 'classique-belge', 'combinee', 'art-de-la-guerre', 'toutes-rondes', 'suisse'] as const;
const size = fc.integer({ min: 17, max: 26 });

/** Days with corrections, withdrawals, late entries, redraws and undoing, of any formula. */
const days = fc
  .tuple(fc.constantFrom(...formats), size, fc.array(fc.oneof(anyAct, deskAct), { minLength: 8, maxLength: 40 }))
  .map(([format, n, acts]) =>
    day(n, acts, 42, formatOf(format).settings.includes('rounds') ? { rounds: 3 } : {}, format),
  );

/** The states that a log went through, each sharing with the one before what did not change. */
function statesOf(log: readonly Decision[]): readonly Tournament[] {
  const states = [replay(log.slice(0, 1))];
  for (const { events } of log.slice(1)) states.push(events.reduce(apply, states.at(-1) as Tournament));
  return states;
}

/** All that is made of columns: standings after each round, who started what. */
function madeOf(t: Tournament, people: ReturnType<typeof day>['people']) {
  const starts = startsSoFar(t, t.rounds.length);
  return {
    standings: [false, true].map((final) => standingsOf(t, people, { final })),
    before: standingsOf(t, people, { after: Math.max(0, t.rounds.length - 1) }),
    starts: t.players.map(({ id }) => starts.get(id)),
    between: t.players.map(({ id }, i) => starts.between(id, t.players[(i + 1) % t.players.length]?.id ?? '')),
  };
}

test('what is kept of unchanged rounds gives what a state never seen gives, whatever was corrected', () => {
  fc.assert(
    fc.property(days, ({ log, people }) => {
      for (const state of statesOf(log)) expect(madeOf(state, people)).toEqual(madeOf(structuredClone(state), people));
    }),
    { numRuns: 25 },
  );
});
