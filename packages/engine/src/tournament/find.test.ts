import { expect, test } from 'vitest';
import { registered } from '../fixtures/desk.ts';
import { playsWargame } from './find.ts';
import type { MatchResult } from './match-result.ts';
import type { Tournament } from './state.ts';

const army = { edition: 'V4', number: 40, name: 'Gaulois' };

/** Four players of a Swiss tournament, round 1 published, its first table with this result. */
function swiss(result: MatchResult | null, facts: Partial<Tournament> = {}): Tournament {
  const d = registered(4, {}, 42, 'suisse');
  d.act({ kind: 'draw', round: 1, without: [] });
  d.act({ kind: 'publish', round: 1, attempt: 1 });
  const players = d.state().rounds[0]?.matches[0]?.players;
  if (result && players?.length === 2) d.act({ kind: 'record', round: 1, players, result, saw: null });
  return { ...d.state(), ...facts };
}

const lost = { lost: 5, total: 20 };

test('four formulas have one game; round robin and Swiss have both, told by an army, a theme, or the results', () => {
  const none = swiss(null);
  expect(playsWargame(none)).toBe(false);
  expect(playsWargame({ ...none, theme: 'Antiquité' })).toBe(true);
  expect(playsWargame({ ...none, players: none.players.map((one, i) => (i === 2 ? { ...one, army } : one)) })).toBe(
    true,
  );
  expect(playsWargame(swiss({ kind: 'losses', winner: null, cohesion: [lost, lost] }))).toBe(true);
  // What is played says more than what was announced.
  expect(playsWargame(swiss({ kind: 'games', games: [[400, 380]] }, { theme: 'Antiquité' }))).toBe(false);
  // Who won, and nothing else, is said in both games.
  expect(playsWargame(swiss({ kind: 'decided', winner: null }, { theme: 'Antiquité' }))).toBe(true);
  expect(playsWargame({ ...none, format: 'classique', theme: 'Antiquité' })).toBe(false);
  expect(playsWargame({ ...none, format: 'art-de-la-guerre' })).toBe(true);
});

test('nobody starts in the wargame, in Swiss and round robin neither', () => {
  for (const format of ['suisse', 'toutes-rondes'] as const) {
    const d = registered(4, {}, 42, format);
    d.act({ kind: 'details', saw: {}, to: { theme: 'Antiquité' } });
    d.act({ kind: 'draw', round: 1, without: [] });
    expect(d.state().rounds[0]?.matches.map(({ starts }) => starts)).toEqual([undefined, undefined]);
  }
});
