import { desk as director } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import type { LogLine } from '../../core/queries.ts';
import { stateThen } from './then-panel.tsx';

test('the state after each decision, an undo included, from a log that comes newest first', () => {
  const desk = director();
  const states = [desk.state()];
  for (let i = 1; i <= 3; i++) {
    desk.act({ kind: 'register', player: `p${i}`, number: i, rating: 2000, presence: 'here' });
    states.push(desk.state());
  }
  desk.act({ kind: 'remove', player: 'p2' });
  states.push(desk.state());
  const log = [...desk.log].reverse() as unknown as LogLine[];
  states.forEach((state, i) => {
    expect(stateThen(log, i + 1)).toEqual(state);
  });
  expect(stateThen(log.slice(0, -1), 3)).toBe(null);
});
