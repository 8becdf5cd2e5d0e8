import { drawNext, registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { goneFrom, poolsShown } from './pool-seats.ts';

/** Eleven of twelve places: X has one seat. Round 1 is played to its end. */
function afterRound1(order = true) {
  const desk = registered(11, { phase1: 5 }, 42, 'combinee');
  if (order) desk.act({ kind: 'draw-order', attempt: 1 });
  playNext(desk);
  return desk;
}

type TestDesk = ReturnType<typeof registered>;

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

function shown({ state, people }: TestDesk) {
  const found = poolsShown({ tournament: state(), people });
  if (found.kind !== 'pools') throw new Error(found.refusal.code);
  return found;
}
const seatsOf = (desk: TestDesk) => shown(desk).pools.flatMap(({ seats }) => seats);
const movedIn = (desk: TestDesk) => seatsOf(desk).flatMap(({ player, moved }) => (moved ? [player] : []));

test('who comes late stands in X’s seat, from the round that the next draw has them in', () => {
  const desk = afterRound1();
  expect(seatsOf(desk).filter(({ player }) => player === null)).toHaveLength(1);
  desk.act({ kind: 'register', player: 'YOUNG', number: 99, rating: 2500, presence: 'here' });
  expect(seatsOf(desk)).toContainEqual({ player: 'YOUNG', from: 2, moved: false });
  expect(seatsOf(desk).some(({ player }) => player === null)).toBe(false);
  // The draw does what the page said.
  const seat = shown(desk).pools.findIndex(({ seats }) => seats.some(({ player }) => player === 'YOUNG'));
  drawNext(desk);
  const met = desk.state().rounds[1]?.matches.find(({ players }) => players.includes('YOUNG'))?.players ?? [];
  expect(met).toHaveLength(2);
  const pool = shown(desk).pools[seat]?.seats.map(({ player }) => player) ?? [];
  expect(met.every((id) => pool.includes(id ?? null))).toBe(true);
});

test('a leaver gives the seat to X, then to who comes; both stand in the pool, the leaver marked', () => {
  const desk = afterRound1();
  desk.act({ kind: 'register', player: 'YOUNG', number: 99, rating: 2500, presence: 'here' });
  playNext(desk);
  desk.act({ kind: 'withdraw', player: 'J3' });
  const home = () => shown(desk).pools.find(({ former }) => former.some(({ player }) => player === 'J3'));
  expect(home()?.former).toEqual([{ player: 'J3', seat: expect.any(Number), until: 2 }]);
  const seat = home()?.former[0]?.seat ?? -1;
  expect(home()?.seats[seat]).toEqual({ player: null, from: 3, moved: false });
  desk.act({ kind: 'register', player: 'ZIMMER', number: 100, rating: 2400, presence: 'here' });
  expect(home()?.seats[seat]).toEqual({ player: 'ZIMMER', from: 3, moved: false });
  expect(goneFrom(desk.state(), 'J3')).toEqual({ how: 'left', after: 2 });
  // Nobody has left a seat for a third.
  desk.act({ kind: 'register', player: 'LATE', number: 101, rating: 2300, presence: 'here' });
  expect(shown(desk).waiting).toEqual(['LATE']);
  // To the end of phase 1 and after it, they are the seats that were played.
  for (let round = 3; round <= 6; round++) playNext(desk);
  expect(home()?.seats[seat]).toEqual({ player: 'ZIMMER', from: 3, moved: false });
});

test('« à la main »: those exchanged by hand and nobody else, whoever comes or is late; after round 1 nobody', () => {
  const desk = registered(12, { phase1: 5 }, 42, 'combinee');
  desk.act({ kind: 'move-pool', player: 'J1', pool: 2, saw: 1, against: 'J2' });
  desk.act({ kind: 'draw-order', attempt: 1 });
  expect(movedIn(desk).toSorted()).toEqual(['J1', 'J2']);
  // Away for round 1: the seat is kept, and the mark of nobody changes.
  desk.act({ kind: 'mark', player: 'J7', presence: 'absent' });
  expect(movedIn(desk).toSorted()).toEqual(['J1', 'J2']);
  desk.act({ kind: 'mark', player: 'J7', presence: 'here' });
  playNext(desk);
  expect(movedIn(desk)).toEqual([]);
  desk.act({ kind: 'register', player: 'YOUNG', number: 99, rating: 2500, presence: 'here' });
  expect(movedIn(desk)).toEqual([]);
});

test('somebody else comes before round 1: the pools are shown as the draw will make them anew', () => {
  const desk = registered(12, { phase1: 5 }, 42, 'combinee');
  desk.act({ kind: 'draw-order', attempt: 1 });
  desk.act({ kind: 'register', player: 'J13', number: 13, rating: 2500, presence: 'here' });
  desk.act({ kind: 'register', player: 'J14', number: 14, rating: 2490, presence: 'here' });
  const before = shown(desk).pools.map(({ seats }) => seats.map(({ player }) => player));
  drawNext(desk);
  expect(before).toEqual(desk.state().settings.drawn);
});
