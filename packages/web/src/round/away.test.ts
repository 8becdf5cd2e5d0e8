import { desk as director } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { withoutTable } from './away.ts';

test('who has no table, and why: late is not absent once the round is published, and who left is named after it', () => {
  const desk = director({}, 42, 'suisse');
  const marks = { p1: 'here', p2: 'here', p3: 'here', p4: 'here', p5: 'late', p6: 'absent' } as const;
  for (const [i, [player, presence]] of Object.entries(marks).entries())
    desk.act({ kind: 'register', player, number: i + 1, rating: 2000 - i, presence });
  const said = (round: number) => withoutTable(desk.state(), round);
  desk.act({ kind: 'draw', round: 1, without: ['p5', 'p6'] });
  // In a draft the late stand above it, with their acts.
  expect(said(1)).toEqual({ late: [], absent: ['p6'], gone: [] });
  desk.act({ kind: 'publish', round: 1, attempt: 1 });
  expect(said(1)).toEqual({ late: ['p5'], absent: ['p6'], gone: [] });
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
  expect(said(2)).toEqual({ late: ['p5'], absent: ['p6'], gone: ['p4'] });
  // What round 1 was without is not changed by what came later.
  expect(said(1)).toEqual({ late: [], absent: ['p5', 'p6'], gone: [] });
});
