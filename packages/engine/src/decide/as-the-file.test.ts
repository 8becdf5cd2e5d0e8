import { expect, test } from 'vitest';
import { drawNext, games, playNext, registered } from '../fixtures/desk.ts';

const firstWins = () => games([400, 300]);

test('a rating of 0 is a missing one at registration too (Classement PL §2.1)', () => {
  const d = registered(2);
  d.act({ kind: 'register', player: 'N', number: 3, rating: 0 });
  expect(d.state().players[2]).not.toHaveProperty('rating');
});

test('a decision keeps the games that were played only where games are played', () => {
  for (const [format, code] of [
    ['classique', undefined],
    ['art-de-la-guerre', 'result-kind'],
  ] as const) {
    const d = registered(10, {}, 42, format);
    drawNext(d);
    const [a = '', b = ''] = d.state().rounds[0]?.matches[0]?.players ?? [];
    const result = { kind: 'awarded', to: a, games: [[300, 280]] } as const;
    expect(d.ask({ kind: 'record', round: 1, players: [a, b], result, saw: null })?.code).toBe(code);
  }
});

test('who is in the final, though away from every round, is not merged away', () => {
  const d = registered(4, { rounds: 1 }, 42, 'suisse');
  d.act({ kind: 'mark', player: 'J1', presence: 'late' });
  playNext(d, firstWins);
  d.act({ kind: 'open-final', players: 4, bestOf: 1, carry: false, thirdPlace: false });
  d.act({ kind: 'draw-final', set: 0 });
  expect(d.state().final?.matches.flatMap(({ players }) => players)).toContain('J1');
  expect(d.ask({ kind: 'merge', players: ['J1', 'J2'] })).toEqual({ code: 'both-drawn', players: ['J1', 'J2'] });
});
