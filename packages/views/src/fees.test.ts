import type { People, Tournament } from '@ronde/engine';
import { played } from '@ronde/engine/fixtures/played';
import { expect, test } from 'vitest';
import { feeLines, feeOf, feeSums, withoutFee } from './fees.ts';

const bands = [
  { upTo: null, cents: 1200 },
  { upTo: 25, cents: 800 },
  { upTo: 17, cents: 500 },
];

test('the age reached in the year of the tournament decides', () => {
  // 17 in 2026: born in 2009. The day does not count.
  expect(feeOf(2009, '2026-01-01', bands)).toBe(500);
  expect(feeOf(2008, '2026-12-31', bands)).toBe(800);
  expect(feeOf(2000, '2026-06-01', bands)).toBe(1200);
  expect(feeOf(undefined, '2026-06-01', bands)).toBe(1200);
  expect(feeOf(2000, '2026-06-01', bands.slice(1))).toBeNull();
});

test('of bands without a full price, whoever is in none is counted', () => {
  const players = ids.map((id) => ({ id, presence: 'expected', ...(id === 'd' ? { left: 0 } : {}) }));
  const t = { players, rounds: [], date: '2026-06-01' } as unknown as Tournament;
  // a is 16, c 21; b and e have no year of birth, and d has left.
  expect(feeLines(t, people, bands.slice(1)).map(({ player }) => player)).toEqual(['a', 'c']);
  expect(withoutFee(t, people, bands.slice(1))).toBe(2);
  expect([withoutFee(t, people, bands), withoutFee(t, people, [])]).toEqual([0, 0]);
});

const people: People = new Map([
  ['a', { name: 'A', birthYear: 2010, marks: { paid: true } }],
  ['b', { name: 'B', marks: { paid: true } }],
  ['c', { name: 'C', birthYear: 2005 }],
  ['d', { name: 'D' }],
  ['e', { name: 'E', marks: { free: true } }],
]);
const ids = ['a', 'b', 'c', 'd', 'e'];
const states = (t: Tournament) =>
  feeLines(t, people, bands).map(({ player, state, due, paid }) => [player, state, due, paid]);

test('before round 1: who has paid, what is due; who left owes nothing, nor does a free entry', () => {
  const players = ids.map((id) => ({ id, presence: 'expected', ...(id === 'd' ? { left: 0 } : {}) }));
  const t = { players, rounds: [], date: '2026-06-01' } as unknown as Tournament;
  expect(states(t)).toEqual([
    ['a', 'paid', 500, 500],
    ['b', 'paid', 1200, 1200],
    ['c', 'due', 800, 0],
    ['d', 'away', 0, 0],
    ['e', 'free', 0, 0],
  ]);
  expect(feeSums(feeLines(t, people, bands))).toEqual({ paid: 1700, due: 2500, people: 2, of: 3 });
});

test('once rounds are played: who came owes it, though they left since; who never came does not', () => {
  const { tournament } = played({ players: 'A:9 B:8 C:7 D:6', rounds: ['A-B 400-310'] });
  const [a, b, c, d] = tournament.players.map((player) => ({ ...player, presence: 'absent' as const }));
  if (!a || !b || !c || !d) throw new Error('four are registered');
  const t = { ...tournament, players: [a, { ...b, left: 1 }, { ...c, presence: 'here' as const }, d] };
  const all = feeLines(t, new Map(t.players.map(({ id }) => [id, { name: id }])), [{ upTo: null, cents: 1000 }]);
  expect(all.map(({ state }) => state)).toEqual(['due', 'due', 'due', 'away']);
});

test('who paid and did not come is in both sums; a spare player is asked nothing', () => {
  const { tournament } = played({ players: 'A:9 B:8 C:7', rounds: ['A-B 400-310'] });
  const players = tournament.players.map((player, i) => ({
    ...player,
    presence: 'absent' as const,
    ...(i === 0 && { spare: true }),
  }));
  const known: People = new Map(
    players.map(({ id }, i) => [id, { name: id, ...(i === 2 && { marks: { paid: true } }) }]),
  );
  const lines = feeLines({ ...tournament, players }, known, [{ upTo: null, cents: 1000 }]);
  expect(lines.map(({ state }) => state)).toEqual(['due', 'paid']);
  expect(feeSums(lines)).toEqual({ paid: 1000, due: 2000, people: 1, of: 2 });
});

test('how it was paid and why it is free stand on the line, and nothing of the other', () => {
  const noted: People = new Map([
    ['a', { name: 'A', marks: { paid: true, how: 'cheque' } }],
    ['b', { name: 'B', marks: { free: true, how: 'cash', reason: 'arbitre' } }],
    ['c', { name: 'C', marks: { how: 'card', reason: 'arbitre' } }],
  ]);
  const players = ['a', 'b', 'c'].map((id) => ({ id, presence: 'expected' }));
  const t = { players, rounds: [], date: '2026-06-01' } as unknown as Tournament;
  expect(feeLines(t, noted, bands).map(({ state, how, reason }) => [state, how, reason])).toEqual([
    ['paid', 'cheque', undefined],
    ['free', undefined, 'arbitre'],
    ['due', undefined, undefined],
  ]);
});
