import type { Command } from '@ronde/engine';
import { desk as director, registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { nextSeats, noShows, withoutTable } from './away.ts';

test('who has no table, and why: late is not absent once the round is published, and who left is named after it', () => {
  const desk = director({}, 42, 'suisse');
  const marks = { p1: 'here', p2: 'here', p3: 'here', p4: 'here', p5: 'late', p6: 'absent' } as const;
  for (const [i, [player, presence]] of Object.entries(marks).entries())
    desk.act({ kind: 'register', player, number: i + 1, rating: 2000 - i, presence });
  const said = (round: number) => withoutTable(desk.state(), round);
  desk.act({ kind: 'draw', round: 1, without: ['p5', 'p6'] });
  // In a draft the late stand above it, with their acts.
  expect(said(1)).toEqual({ late: [], arrived: [], seatless: [], absent: ['p6'], gone: [] });
  desk.act({ kind: 'publish', round: 1, attempt: 1 });
  expect(said(1)).toEqual({ late: ['p5'], arrived: [], seatless: [], absent: ['p6'], gone: [] });
  // In the hall since: neither late any more nor absent.
  desk.act({ kind: 'mark', player: 'p5', presence: 'here', saw: 'late' });
  expect(said(1)).toEqual({ late: [], arrived: ['p5'], seatless: [], absent: ['p6'], gone: [] });
  desk.act({ kind: 'mark', player: 'p5', presence: 'late', saw: 'here' });
  for (const [a, b] of (desk.state().rounds[0]?.matches ?? []).map(({ players }) => players))
    if (b !== undefined)
      desk.act({
        kind: 'record',
        round: 1,
        players: [a, b],
        result: { kind: 'games', games: [[450, 400]] },
        saw: null,
      });
  desk.act({ kind: 'close-round', round: 1 });
  desk.act({ kind: 'withdraw', player: 'p4' });
  desk.act({ kind: 'draw', round: 2, without: ['p5', 'p6'] });
  desk.act({ kind: 'publish', round: 2, attempt: 1 });
  expect(said(2)).toEqual({ late: ['p5'], arrived: [], seatless: [], absent: ['p6'], gone: ['p4'] });
  // What round 1 was without is not changed by what came later.
  expect(said(1)).toEqual({ late: [], arrived: [], seatless: [], absent: ['p5', 'p6'], gone: [] });
});

test('formule combinée: who is here without a seat in the pools is not absent', () => {
  const desk = director({}, 42, 'combinee');
  const register = (player: string, number: number) =>
    desk.act({ kind: 'register', player, number, rating: 2000 - number, presence: 'here' });
  for (let i = 1; i <= 12; i++) register(`p${i}`, i);
  desk.act({ kind: 'draw', round: 1, without: [] });
  desk.act({ kind: 'publish', round: 1, attempt: 1 });
  for (const { players } of desk.state().rounds[0]?.matches ?? [])
    if (players.length === 2)
      desk.act({ kind: 'record', round: 1, players, result: { kind: 'games', games: [[450, 400]] }, saw: null });
  desk.act({ kind: 'close-round', round: 1 });
  register('p13', 13);
  expect(nextSeats(desk.state())).toEqual({ seatless: 1, until: 'phase-2' });
  desk.act({ kind: 'draw', round: 2, without: [] });
  expect(withoutTable(desk.state(), 2)).toMatchObject({ seatless: ['p13'], absent: [] });
  expect(nextSeats(desk.state())).toEqual({ seatless: 1, until: 'phase-2' });
});

test('whoever did not come to the last round and counts as here is asked about, before the next draw and in its draft', () => {
  const desk = registered(8);
  desk.act({ kind: 'draw', round: 1, without: [] });
  desk.act({ kind: 'publish', round: 1, attempt: 1 });
  const tables = desk.state().rounds[0]?.matches ?? [];
  const names = tables.map(({ players: [a, b = ''] }) => [a, b] as const);
  const forfeit = (by: string | 'both', games: readonly (readonly [number, number])[] = []) =>
    ({ kind: 'forfeit', by, games }) as const;
  const results = [
    forfeit('both'),
    forfeit(names[1]?.[0] ?? ''),
    { kind: 'games', games: [[400, 300]] } as const,
    { kind: 'games', games: [[400, 300]] } as const,
  ];
  for (const [i, players] of names.entries())
    desk.act({ kind: 'record', round: 1, players, result: results[i] ?? forfeit('both'), saw: null } as Command);
  desk.act({ kind: 'close-round', round: 1 });
  const missing = [...(names[0] ?? []), names[1]?.[0] ?? ''].sort();
  const asked = () =>
    noShows(desk.state())
      .players.map(({ id }) => id)
      .sort();
  expect(noShows(desk.state()).round).toBe(1);
  expect(asked()).toEqual(missing);
  desk.act({ kind: 'draw', round: 2, without: [] });
  expect(noShows(desk.state()).round).toBe(1);
  expect(asked()).toEqual(missing);
  const [first = ''] = missing;
  desk.act({ kind: 'mark', player: first, presence: 'absent', saw: 'here' });
  expect(asked()).toEqual(missing.slice(1));
});
