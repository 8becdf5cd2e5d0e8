import { desk as director, games } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { outdated, outdatedBegun } from './draft-age.ts';

/** Eighteen players, round 1 closed (the higher rated wins), round 2 drawn. */
function drawn() {
  const desk = director();
  for (let i = 1; i <= 18; i++)
    desk.act({ kind: 'register', player: `p${i}`, number: i, rating: 2000 - i, presence: 'here' });
  desk.act({ kind: 'draw', round: 1, without: [] });
  desk.act({ kind: 'publish', round: 1, attempt: 1 });
  for (const { players } of desk.state().rounds[0]?.matches ?? []) {
    if (players.length === 2) desk.act({ kind: 'record', round: 1, players, result: games([400, 300]), saw: null });
  }
  desk.act({ kind: 'close-round', round: 1 });
  desk.act({ kind: 'draw', round: 2, without: [] });
  const how = () => outdated({ tournament: desk.state(), people: desk.people });
  const begun = () => outdatedBegun({ tournament: desk.state(), people: desk.people });
  const correct = () => {
    const players = desk.state().rounds[0]?.matches[0]?.players;
    if (players?.length !== 2) throw new Error('No table.');
    desk.act({ kind: 'record', round: 1, players, result: games([300, 400]), saw: games([400, 300]) });
  };
  return { desk, how, begun, correct };
}

test('a fresh draw is what today’s results would draw', () => {
  expect(drawn().how()).toBeNull();
});

test('CORR-02: a corrected result makes other tables; redrawing is then right again', () => {
  const { desk, how, correct } = drawn();
  correct();
  expect(how()).toBe('results');
  desk.act({ kind: 'redraw', round: 2, attempt: 1 });
  expect(how()).toBeNull();
});

test('CORR-02: published too, as long as nothing is played in it', () => {
  const { desk, how, correct } = drawn();
  desk.act({ kind: 'publish', round: 2, attempt: 1 });
  expect(how()).toBeNull();
  correct();
  expect(how()).toBe('results');
  const [players] = (desk.state().rounds[1]?.matches ?? []).map((match) => match.players);
  if (players?.length !== 2) throw new Error('No table.');
  desk.act({ kind: 'record', round: 2, players, result: games([400, 300]), saw: null });
  expect(how()).toBeNull();
});

test('a late comer who took the free seat makes no other tables', () => {
  const { desk, how } = drawn();
  desk.act({ kind: 'register', player: 'p19', number: 19, rating: 1500, presence: 'here' });
  desk.act({ kind: 'redraw', round: 2, attempt: 1 });
  desk.act({ kind: 'publish', round: 2, attempt: 2 });
  desk.act({ kind: 'register', player: 'p20', number: 20, rating: 1700, presence: 'late' });
  desk.act({ kind: 'seat', round: 2, player: 'p20' });
  const last = desk.state().rounds[1]?.matches.find(({ players }) => players.some((id) => id === 'p20'));
  expect(last?.players).toHaveLength(2);
  expect(how()).toBeNull();
});

test('a presence that changed after the draw is said of a draft, and not called a result', () => {
  const { desk, how } = drawn();
  desk.act({ kind: 'mark', player: 'p3', presence: 'absent' });
  expect(how()).toBe('presences');
  desk.act({ kind: 'publish', round: 2, attempt: 1, anyway: true });
  expect(how()).toBeNull();
});

test('BYE-03: what was changed or fixed by hand is no sign of an old draft', () => {
  const { desk, how } = drawn();
  const [first, second] = (desk.state().rounds[1]?.matches ?? []).map(({ players }) => [...players]);
  if (first?.length !== 2 || second?.length !== 2) throw new Error('No tables.');
  const [a = '', b = ''] = [first[0], second[0]];
  desk.act({ kind: 'swap', round: 2, players: [a, b], saw: [first, second] });
  expect(how()).toBeNull();
  desk.act({ kind: 'redraw', round: 2, attempt: 1, fixed: [{ players: [a, b] }] });
  expect(how()).toBeNull();
});

test('CORR-02 b: once something is played the other tables are asked about apart', () => {
  const { desk, correct, begun } = drawn();
  desk.act({ kind: 'publish', round: 2, attempt: 1 });
  const players = desk.state().rounds[1]?.matches[0]?.players;
  if (players?.length !== 2) throw new Error('No table.');
  desk.act({ kind: 'record', round: 2, players, result: games([400, 300]), saw: null });
  expect(begun()).toBe(false);
  correct();
  expect(begun()).toBe(true);
});

test('a spare player who is not needed makes no old draft; one who is needed and came makes it', () => {
  const desk = director({}, 42, 'art-de-la-guerre');
  for (let i = 1; i <= 8; i++)
    desk.act({ kind: 'register', player: `p${i}`, number: i, rating: 2000 - i, presence: 'here' });
  desk.act({ kind: 'register', player: 'spare', number: 9, spare: true, presence: 'here' });
  desk.act({ kind: 'draw', round: 1, without: [] });
  const how = () => outdated({ tournament: desk.state(), people: desk.people });
  expect(how()).toBeNull();
  desk.act({ kind: 'mark', player: 'p3', presence: 'absent' });
  expect(how()).toBe('presences');
  desk.act({ kind: 'redraw', round: 1, attempt: 1 });
  expect(desk.state().rounds[0]?.matches.some(({ players }) => players.includes('spare'))).toBe(true);
  expect(how()).toBeNull();
});
