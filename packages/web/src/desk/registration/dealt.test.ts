import { registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { dealt, entrantsOf, movesOf, type Pool } from './dealt.ts';

/** Two pools of an event before their first round: the first has these people, the second nobody. `clubs`: of each, best first. */
function pools(clubs: readonly string[], count = 2): readonly Pool[] {
  return Array.from({ length: count }, (_, at): Pool => {
    const d = registered(at === 0 ? clubs.length : 0, {}, 42, 'art-de-la-guerre');
    const players = d.state().players.map((player, i) => ({ ...player, club: clubs[i] ?? '' }));
    const people = players.map(({ id }) => ({ id, name: id }));
    const data = { tournament: { ...d.state(), players }, people } as unknown as Pool['data'];
    return { slug: `p${at}`, name: `P${at}`, data };
  });
}

test('by rating: 1 to the first pool, 2 and 3 to the second, 4 and 5 to the first', () => {
  const entrants = entrantsOf(pools(['', '', '', '', '', '', '', '']));
  expect(entrants.map(({ name }) => name)).toEqual(['J1', 'J2', 'J3', 'J4', 'J5', 'J6', 'J7', 'J8']);
  expect(dealt(entrants, 2, 'rating')).toEqual([0, 1, 1, 0, 0, 1, 1, 0]);
  expect(dealt(entrants, 3, 'rating')).toEqual([0, 1, 2, 2, 1, 0, 0, 1]);
});

test('clubs spread: each club divided as evenly as can be, the pools within one of each other', () => {
  const clubs = ['Lyon', 'Lyon', 'Lyon', 'Lyon', 'Caen', 'Caen', 'Caen', '', 'Brest', '', 'LYON'];
  for (const count of [2, 3]) {
    const entrants = entrantsOf(pools(clubs, count));
    const to = dealt(entrants, count, 'clubs');
    const sizes = Array.from({ length: count }, (_, pool) => to.filter((one) => one === pool).length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    for (const club of ['lyon', 'caen']) {
      const of = Array.from(
        { length: count },
        (_, pool) => entrants.filter(({ player }, i) => player.club?.toLowerCase() === club && to[i] === pool).length,
      );
      expect(Math.max(...of) - Math.min(...of)).toBeLessThanOrEqual(1);
    }
  }
});

test('by hand nobody moves until somebody is moved; who moves is told by the pool they come to', () => {
  const entrants = entrantsOf(pools(['', '', '', '']));
  const stay = dealt(entrants, 2, 'hand');
  expect(movesOf(entrants, stay).size).toBe(0);
  const moves = movesOf(entrants, dealt(entrants, 2, 'rating'));
  expect([...moves].map(([pool, people]) => [pool, people.map(({ name }) => name)])).toEqual([[1, ['J2', 'J3']]]);
});
