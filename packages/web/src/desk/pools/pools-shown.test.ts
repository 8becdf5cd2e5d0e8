import { desk as director, registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { balanceOf, nextAttempt, type PoolsShown, poolsShown } from './pool-seats.ts';
import { poolsSentences } from './sentences.ts';

/** Twelve players in five rounds of pools: two of six, dealt in a snake. */
const twelve = () => registered(12, { phase1: 5 }, 42, 'combinee');

function shownOf({ state, people }: Pick<ReturnType<typeof twelve>, 'state' | 'people'>) {
  const shown: PoolsShown = poolsShown({ tournament: state(), people });
  if (shown.kind !== 'pools') throw new Error(shown.refusal.code);
  return shown;
}

const seated = (shown: ReturnType<typeof shownOf>) =>
  shown.pools.map(({ seats }) => seats.map(({ player }) => player).sort());

test('the snake of Formule Combinée, its means and the spread between them', () => {
  const shown = shownOf(twelve());
  // Ratings 3000, 2990… 2890: the snake gives 1 4 5 8 9 12 and 2 3 6 7 10 11.
  expect(seated(shown)).toEqual([
    ['J1', 'J12', 'J4', 'J5', 'J8', 'J9'],
    ['J10', 'J11', 'J2', 'J3', 'J6', 'J7'],
  ]);
  expect(shown.pools.map(({ balance }) => balance)).toEqual([
    { mean: 2945, from: 2890, to: 3000, without: 0 },
    { mean: 2945, from: 2900, to: 2990, without: 0 },
  ]);
  expect(shown).toMatchObject({ spread: 0, order: false, fixed: false });
});

test('who has only a provisional rating is not in the mean of a pool, and that is said', () => {
  const { players, ...tournament } = twelve().state();
  const known = {
    ...tournament,
    players: players.map(({ rating, ...one }) => (one.id === 'J1' ? one : { ...one, rating })),
  };
  const balance = balanceOf(known as never, ['J1', 'J2', 'J3', null]);
  expect(balance).toEqual({ mean: 2985, from: 2980, to: 2990, without: 1 });
  expect(poolsSentences.fr.mean(balance)).toBe('moyenne 2985, sans 1 cote provisoire');
  expect(poolsSentences.en.mean(balance)).toBe('average 2985, leaving out 1 provisional rating');
  expect(poolsSentences.fr.mean(balanceOf(known as never, ['J2', 'J3']))).toBe('moyenne 2985');
});

test('whoever was moved by hand is marked, until the snake is dealt again', () => {
  const desk = twelve();
  desk.act({ kind: 'move-pool', player: 'J1', pool: 2, saw: 1, against: 'J2' });
  const moved = () => shownOf(desk).pools.flatMap(({ seats }) => seats.flatMap((s) => (s.moved ? [s.player] : [])));
  expect(new Set(moved())).toEqual(new Set(['J1', 'J2']));
  // 10 points each way among six.
  expect(shownOf(desk).pools.map(({ balance }) => balance?.mean)).toEqual([2943, 2947]);
  desk.act({ kind: 'deal-pools' });
  expect(moved()).toEqual([]);
});

test('the order inside: each attempt gives another one, and the next is one further', () => {
  const desk = twelve();
  expect(nextAttempt(desk.state())).toBe(1);
  desk.act({ kind: 'draw-order', attempt: 1 });
  expect(shownOf(desk).order).toBe(true);
  expect(nextAttempt(desk.state())).toBe(2);
  desk.act({ kind: 'draw-order', attempt: 2 });
  expect(nextAttempt(desk.state())).toBe(3);
});

test('a number that pools can’t hold is refused, with its reason', () => {
  const desk = director({ phase1: 7 }, 42, 'combinee');
  for (let i = 1; i <= 22; i++)
    desk.act({ kind: 'register', player: `J${i}`, number: i, rating: 2000 - i, presence: 'here' });
  expect(poolsShown({ tournament: desk.state(), people: desk.people })).toMatchObject({
    kind: 'refused',
    refusal: { code: 'pools-impossible', players: 22, phase1: 7 },
  });
});
