import { standingsOf } from '@ronde/engine';
import { desk as director } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { phasesOver, roundsAlone } from './phase-alone.ts';

/** Formule Combinée of 12 people, seven rounds over: five of pools, two of phase 2. */
function seven() {
  const desk = director({}, 42, 'combinee');
  for (let i = 1; i <= 12; i++)
    desk.act({ kind: 'register', player: `p${i}`, number: i, rating: 2000 - i, presence: 'here' });
  for (let round = 1; round <= 7; round++) {
    desk.act({ kind: 'draw', round, without: [] });
    desk.act({ kind: 'publish', round, attempt: 1 });
    for (const { players } of desk.state().rounds[round - 1]?.matches ?? []) {
      const [a, b] = players;
      if (b === undefined) continue;
      const games = [[400 + round, 380 - Number(a.slice(1))]] as const;
      desk.act({ kind: 'record', round, players: [a, b], result: { kind: 'games', games }, saw: null });
    }
    desk.act({ kind: 'close-round', round });
  }
  return desk.state();
}

test('the standings of one phase alone: what each game of it brought, and nothing of the others', () => {
  const t = seven();
  expect(phasesOver(t)).toEqual([
    { phase: 1, from: 1, to: 5 },
    { phase: 2, from: 6, to: 7 },
  ]);
  const alone = standingsOf(roundsAlone(t, { from: 6, to: 7 }), new Map(), { after: 7 });
  // Counted by hand: 3 points a win, 1 a loss.
  const won = new Map<string, number>();
  for (const { matches } of t.rounds.slice(5, 7))
    for (const { players, result } of matches) {
      const [a, b] = players;
      if (b === undefined || result?.kind !== 'games') continue;
      const [[x = 0, y = 0] = []] = result.games;
      won.set(a, (won.get(a) ?? 0) + (x > y ? 3 : 1));
      won.set(b, (won.get(b) ?? 0) + (y > x ? 3 : 1));
    }
  const order = alone.rows.map(({ player }) => won.get(player) ?? 0);
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  expect(alone.rows).toHaveLength(12);
});

test('before a second phase has begun there is nothing to tell apart, and no other formula has phases', () => {
  const t = seven();
  expect(phasesOver({ ...t, rounds: t.rounds.slice(0, 5) })).toEqual([]);
  expect(phasesOver({ ...t, format: 'classique' })).toEqual([]);
});
