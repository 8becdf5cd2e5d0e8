import { describe, expect, test } from 'vitest';
import { drawNext, games, playNext, registered } from '../fixtures/desk.ts';
import { scrabbleStandingsOf } from '../fixtures/scrabble.ts';
import { openingRounds } from '../pairing/opening-tables.ts';
import type { Round } from '../tournament/state.ts';

const firstWins = () => games([400, 350]);
const tables = (round: Round | undefined) => round?.matches.map(({ players }) => players.join('-')).join(' ');

describe('formule-classique: fixed rounds, 8 to 16 present (§6.2)', () => {
  test('8 players, the tables of the text: everybody’s two opponents add up to 9', () => {
    const d = registered(8);
    playNext(d, firstWins);
    playNext(d, firstWins);
    expect(tables(d.state().rounds[0])).toBe('J1-J5 J2-J6 J3-J7 J4-J8');
    expect(tables(d.state().rounds[1])).toBe('J1-J4 J2-J3 J5-J8 J6-J7');
    for (let place = 1; place <= 8; place++) {
      const opponents = openingRounds(8, {}).flatMap((round) =>
        round.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : [])),
      );
      expect(opponents.reduce((sum, other) => sum + other, 0)).toBe(9);
    }
  });

  test.each([10, 12, 14, 16])(
    '%i players: three rounds, place i against i + n/2 first, unchanged when read backwards',
    (n) => {
      const rounds = openingRounds(n, {});
      expect(rounds).toHaveLength(3);
      expect(rounds[0]).toEqual(Array.from({ length: n / 2 }, (_, i) => [i + 1, i + 1 + n / 2]));
      const pairs = rounds.flat();
      expect(new Set(pairs.map(([a, b]) => `${a}-${b}`)).size).toBe((n / 2) * 3);
      for (const round of rounds) {
        const names = round.map(([a, b]) => [Math.min(a, b), Math.max(a, b)].join('-')).sort();
        const backwards = round
          .map(([a, b]) => [Math.min(n + 1 - a, n + 1 - b), Math.max(n + 1 - a, n + 1 - b)].join('-'))
          .sort();
        expect(backwards).toEqual(names);
        expect(new Set(round.flat()).size).toBe(n);
      }
    },
  );

  test('9, 11, 13, 15 use n + 1 with X last', () => {
    const d = registered(9);
    drawNext(d);
    expect(tables(d.state().rounds[0])).toBe('J1-J6 J2-J7 J3-J8 J4-J9 J5');
  });

  test('the director can replace the tables', () => {
    const mine = {
      '8': [
        [
          [1, 2],
          [3, 4],
          [5, 6],
          [7, 8],
        ],
      ],
    } as const;
    const d = registered(8, { openingTables: mine });
    playNext(d, firstWins);
    expect(tables(d.state().rounds[0])).toBe('J1-J2 J3-J4 J5-J6 J7-J8');
    drawNext(d);
    expect(d.state().rounds[1]?.matches[0]?.why?.some((step) => step.step === 'opening')).toBe(false);
  });

  test('the tables say whether they are official: only those for 8 are printed', () => {
    const why = (n: number) => {
      const d = registered(n);
      drawNext(d);
      return d.state().rounds[0]?.matches[0]?.why?.[0];
    };
    expect(why(8)).toEqual({ step: 'opening', round: 1, of: 8, places: [1, 5], official: true });
    expect(why(12)).toEqual({ step: 'opening', round: 1, of: 12, places: [1, 7], official: false });
  });

  test('known absence: the opponents left over meet each other unless they are due to, else are exempt', () => {
    const d = registered(8);
    playNext(d, firstWins);
    // Round 2 is 1–4 2–3 5–8 6–7; 4 and 7 are away: 1 and 6 are left over, and have not met.
    for (const player of ['J4', 'J7']) d.act({ kind: 'mark', player, presence: 'absent' });
    drawNext(d);
    expect(tables(d.state().rounds[1])).toBe('J1-J6 J2-J3 J5-J8');
  });

  test('known absence in round 1 of those due to meet later: both are exempt', () => {
    const d = registered(12);
    playNext(d, firstWins);
    // Round 2 of 12 is 1–11 2–12 3–5 4–6…; 11 and 12 are away: 1 and 2 are left over, but due to meet in round 3.
    for (const player of ['J11', 'J12']) d.act({ kind: 'mark', player, presence: 'absent' });
    drawNext(d);
    expect(tables(d.state().rounds[1])).toBe('J3-J5 J4-J6 J7-J9 J8-J10 J1 J2');
  });

  test('left over beside a joiner on X’s seat: the order is that of the initial ranking, he stands at his rating', () => {
    const d = registered(9);
    playNext(d, firstWins);
    d.act({ kind: 'register', player: 'N', number: 10, rating: 3500, presence: 'here' });
    // Round 2 of 10 is 1–8 2–5 3–10 4–7 6–9, N on 10; 8, 5 and 3 are away: N, J1, J2 are left over in this order.
    for (const player of ['J8', 'J5', 'J3']) d.act({ kind: 'mark', player, presence: 'absent' });
    drawNext(d);
    expect(tables(d.state().rounds[1])).toBe('J1-N J4-J7 J6-J9 J2');
  });

  test('two absent who were to meet: nobody is left over', () => {
    const d = registered(8);
    playNext(d, firstWins);
    for (const player of ['J2', 'J3']) d.act({ kind: 'mark', player, presence: 'absent' });
    drawNext(d);
    expect(tables(d.state().rounds[1])).toBe('J1-J4 J5-J8 J6-J7');
  });

  test('a leaver’s seat becomes X’s: his opponent is exempt', () => {
    const d = registered(8);
    playNext(d, firstWins);
    d.act({ kind: 'withdraw', player: 'J3' });
    drawNext(d);
    expect(tables(d.state().rounds[1])).toBe('J1-J4 J5-J8 J6-J7 J2');
  });

  test('a joiner takes X’s seat', () => {
    const d = registered(9);
    playNext(d, firstWins);
    d.act({ kind: 'register', player: 'N', number: 10, rating: 1000, presence: 'here' });
    drawNext(d);
    // Round 2 of 10 is 1–8 2–5 3–10 4–7 6–9: N sits on 10.
    expect(tables(d.state().rounds[1])).toBe('J1-J8 J2-J5 J3-N J4-J7 J6-J9');
  });

  test('a joiner without a free seat ends the fixed rounds: the general rule draws from then on', () => {
    const d = registered(8);
    playNext(d, firstWins);
    d.act({ kind: 'register', player: 'N', number: 9, rating: 1000, presence: 'here' });
    drawNext(d);
    expect(
      d
        .state()
        .rounds[1]?.matches.flatMap((match) => match.why ?? [])
        .some(({ step }) => step === 'opening'),
    ).toBe(false);
    expect(d.state().rounds[1]?.matches).toHaveLength(5);
  });

  test('somebody known absent in round 1 who comes later joins like a late entry', () => {
    const d = registered(10);
    d.act({ kind: 'mark', player: 'J10', presence: 'absent' });
    playNext(d, firstWins);
    d.act({ kind: 'mark', player: 'J10', presence: 'here' });
    drawNext(d);
    expect(tables(d.state().rounds[1])).toBe('J1-J8 J2-J5 J3-J10 J4-J7 J6-J9');
  });

  test('registered 8 but fewer than 7 present: thirds in round 1', () => {
    const d = registered(8);
    for (const player of ['J7', 'J8']) d.act({ kind: 'mark', player, presence: 'absent' });
    drawNext(d);
    // 6 present: M = 2, P = 4.
    expect(tables(d.state().rounds[0])).toBe('J1-J4 J2-J3 J5-J6');
  });

  test('the standings after the last fixed round show no PPM, those before do', () => {
    const d = registered(8);
    // J1 and J5 draw in round 1 and both win in round 2: on 2 PM, then on 5 PM, alone there, and they have met.
    playNext(d, (_, players) => (players.includes('J1') ? games([400, 400]) : firstWins()));
    playNext(d, firstWins);
    const ppm = (after: number) =>
      scrabbleStandingsOf(d.state(), d.people, { after }).rows.flatMap((row) => row.ppm ?? []);
    expect(ppm(1)).toEqual([2, 2]);
    expect(ppm(2)).toEqual([]);
  });
});
