import { drawNext, registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { poolNumbers, poolPlans, seatsTaken } from './pools.ts';
import { tableWhy } from './why.ts';

type TestDesk = ReturnType<typeof registered>;

/** Twelve in two pools of six, five rounds: everybody meets everybody of their pool. */
function ordered(players = 12): TestDesk {
  const desk = registered(players, { phase1: 5 }, 42, 'combinee');
  desk.act({ kind: 'draw-order', attempt: 1 });
  return desk;
}

function playNext(desk: TestDesk): void {
  drawNext(desk);
  const round = desk.state().rounds.length;
  for (const { players } of desk.state().rounds[round - 1]?.matches ?? []) {
    const [a, b] = players;
    if (b === undefined) continue;
    desk.act({ kind: 'record', round, players: [a, b], result: { kind: 'games', games: [[410, 400]] }, saw: null });
  }
  desk.act({ kind: 'close-round', round });
}

const plansOf = ({ state, people }: TestDesk) => poolPlans(state(), people);
const pairs = (meetings: ReadonlyMap<string, string | null>) =>
  [...meetings].map(([one, other]) => [one, other].toSorted().join('-')).toSorted();

test('nothing is known before the order is drawn, nor in a formula without pools', () => {
  expect(plansOf(registered(12, { phase1: 5 }, 42, 'combinee'))).toEqual([]);
  const classique = registered(12);
  playNext(classique);
  expect(plansOf(classique)).toEqual([]);
});

test('FISF Formule Combinée §2-5: all of phase 1 is known with the order, everybody of a pool meets once', () => {
  const plans = plansOf(ordered());
  expect(plans.map(({ number, seats, rounds }) => [number, seats.length, rounds.length])).toEqual([
    [1, 6, 5],
    [2, 6, 5],
  ]);
  for (const { seats, rounds } of plans) {
    const met = rounds.flatMap((round) => pairs(round));
    expect(new Set(met).size).toBe(15);
    expect(met).toHaveLength(30);
    expect(new Set(rounds.flatMap((round) => [...round.keys()]))).toEqual(new Set(seats));
  }
});

test('each round is drawn as the plan said, and the plan then says it as it was played', () => {
  const desk = ordered(11);
  const planned = plansOf(desk).map(({ rounds }) => rounds.map(pairs));
  for (let round = 1; round <= 5; round++) playNext(desk);
  expect(plansOf(desk).map(({ rounds }) => rounds.map(pairs))).toEqual(planned);
  const tables = desk
    .state()
    .rounds.map(({ matches }) => matches.map(({ players }) => [...players].toSorted().join('-')));
  const told = [0, 1, 2, 3, 4].map((at) =>
    plansOf(desk).flatMap(({ rounds }) =>
      [...(rounds[at] ?? [])].flatMap(([one, other]) =>
        other === null ? [one] : one < other ? [`${one}-${other}`] : [],
      ),
    ),
  );
  expect(told.map((round) => round.toSorted())).toEqual(tables.map((round) => round.toSorted()));
});

test('who comes late stands in the plan of the rounds that are left, and has the pool of the seat', () => {
  const desk = ordered(11);
  playNext(desk);
  desk.act({ kind: 'register', player: 'YOUNG', number: 99, rating: 2500, presence: 'here' });
  const plan = plansOf(desk).find(({ seats }) => seats.includes('YOUNG'));
  expect(plan?.rounds.map((round) => round.has('YOUNG'))).toEqual([false, true, true, true, true]);
  expect(poolNumbers(plansOf(desk)).get('YOUNG')).toBe(plan?.number);
  expect(poolNumbers(plansOf(desk)).size).toBe(12);
});

test('before round 1 the pools are those that were drawn, whoever is in the hall', () => {
  const desk = ordered();
  const before = plansOf(desk);
  desk.act({ kind: 'mark', player: 'J4', presence: 'absent' });
  expect(plansOf(desk)).toEqual(before);
});

test('a latecomer has the seat of whoever left: told for the round to come, and at their table from then on', () => {
  const desk = ordered();
  playNext(desk);
  const drawn = desk.state().settings.drawn ?? [];
  const pool = drawn.findIndex((seats) => seats.includes('J7'));
  const seat = drawn[pool]?.indexOf('J7') ?? -1;
  desk.act({ kind: 'withdraw', player: 'J7' });
  desk.act({ kind: 'register', player: 'late', number: 13, rating: 1000, presence: 'here' });
  const taken = { player: 'late', of: 'J7', pool: pool + 1, seat: seat + 1, from: 2 };
  expect(seatsTaken(desk.state(), 2, desk.people)).toEqual([taken]);
  playNext(desk);
  drawNext(desk);
  const t = desk.state();
  expect([1, 2, 3, 6].map((round) => seatsTaken(t, round).length)).toEqual([0, 1, 1, 0]);
  for (const [i, { matches }] of t.rounds.entries())
    for (const match of matches) {
      const late = i > 0 && (match.players as readonly string[]).includes('late');
      expect(tableWhy(t, i + 1, match).seatsTaken).toEqual(late ? [taken] : undefined);
    }
});
