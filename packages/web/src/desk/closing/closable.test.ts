import { desk as director, games } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { closable } from './checks.tsx';

test('it says what the engine answers, at each step of a day', () => {
  const desk = director();
  for (let i = 1; i <= 18; i++)
    desk.act({ kind: 'register', player: `p${i}`, number: i, rating: 2000 - i, presence: 'here' });
  const said = () => {
    const state = desk.state();
    const refused = desk.ask({ kind: 'close', rounds: state.rounds.length }) !== null;
    if (!refused) desk.undo(desk.log.length);
    return [closable(state), !refused];
  };
  expect(said()).toEqual([false, false]);
  desk.act({ kind: 'draw', round: 1, without: [] });
  expect(said()).toEqual([false, false]);
  desk.act({ kind: 'publish', round: 1, attempt: 1 });
  expect(said()).toEqual([false, false]);
  for (const { players } of desk.state().rounds[0]?.matches ?? []) {
    if (players.length === 2) desk.act({ kind: 'record', round: 1, players, result: games([400, 300]), saw: null });
  }
  desk.act({ kind: 'close-round', round: 1 });
  expect(said()).toEqual([true, true]);
  desk.act({ kind: 'close', rounds: 1 });
  expect(closable(desk.state())).toBe(false);
});
