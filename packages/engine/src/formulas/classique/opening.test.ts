import { describe, expect, test } from 'vitest';
import { type Desk, drawNext, enterAll, games, playNext, registered } from '../../fixtures/desk.ts';
import { request } from '../../fixtures/rounds.ts';
import { scrabbleStandingsOf } from '../../fixtures/scrabble.ts';
import { openingEnded } from '../../pairing/opening-seats.ts';
import { openingRounds } from '../../pairing/opening-tables.ts';
import type { Round } from '../../tournament/state.ts';
import { formatOf } from '../draws.ts';
import type { Draw } from '../formula.ts';

function playOut(d: Desk, round: number): void {
  enterAll(d, round, firstWins);
  d.act({ kind: 'close-round', round });
}

/** The next round as the formula draws it, with what it says of it. */
function drawOf(d: Desk): Draw {
  const draw = formatOf('classique').draw(d.state(), request(d.state(), d.people, {}));
  if (!draw.ok) throw new Error(draw.refusal.code);
  return draw.value;
}

const firstWins = () => games([400, 350]);
const tables = (round: Pick<Round, 'matches'> | undefined) =>
  round?.matches.map(({ players }) => players.join('-')).join(' ');

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

  test('known absence: the opponents left over meet each other', () => {
    const d = registered(8);
    playNext(d, firstWins);
    // Round 2 is 1–4 2–3 5–8 6–7; 4 and 7 are away: 1 and 6 are left over, and have not met.
    for (const player of ['J4', 'J7']) d.act({ kind: 'mark', player, presence: 'absent' });
    drawNext(d);
    expect(tables(d.state().rounds[1])).toBe('J1-J6 J2-J3 J5-J8');
  });

  test('known absence of the opponents of two who are due to meet later: they meet now, nobody is exempt', () => {
    const d = registered(12);
    playNext(d, firstWins);
    // Round 2 of 12 is 1–11 2–12 3–5 4–6…; 11 and 12 are away: 1 and 2 are left over, but due to meet in round 3.
    for (const player of ['J11', 'J12']) d.act({ kind: 'mark', player, presence: 'absent' });
    drawNext(d);
    expect(tables(d.state().rounds[1])).toBe('J1-J2 J3-J5 J4-J6 J7-J9 J8-J10');
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

  test('the opponent of somebody who left is left over: alone he is exempt', () => {
    const d = registered(8);
    playNext(d, firstWins);
    d.act({ kind: 'withdraw', player: 'J3' });
    drawNext(d);
    expect(tables(d.state().rounds[1])).toBe('J1-J4 J5-J8 J6-J7 J2');
  });

  test('two leave of 12: whom they leave over meet, nobody is exempt', () => {
    const d = registered(12);
    playNext(d, firstWins);
    // Round 2 of 12 is 1–11 2–12 3–5 4–6 7–9 8–10: 5 and 10 are left over, and neither met nor due.
    for (const player of ['J3', 'J8']) d.act({ kind: 'withdraw', player });
    drawNext(d);
    expect(tables(d.state().rounds[1])).toBe('J1-J11 J2-J12 J4-J6 J5-J10 J7-J9');
  });

  test('one leaves of 11: X’s opponent and the leaver’s play each other, in round 3 too', () => {
    const d = registered(11);
    playNext(d, firstWins);
    d.act({ kind: 'withdraw', player: 'J5' });
    // Round 2 of 12: X is 12, so 2 is left over, and 3, whose 5 has left; round 3: 1–2 3–4 5–6 7–8 9–10 11–12.
    playNext(d, firstWins);
    expect(tables(d.state().rounds[1])).toBe('J1-J11 J2-J3 J4-J6 J7-J9 J8-J10');
    drawNext(d);
    expect(tables(d.state().rounds[2])).toBe('J1-J2 J4-J3 J6-J11 J7-J8 J9-J10');
  });

  test('an odd number, X’s opponent has had a win without an opponent: the lowest left over who may is exempt', () => {
    const d = registered(11);
    // Round 1: 1–7 2–8 3–9 4–10 5–11, 6 exempt; 8 does not come, so 2 has won without an opponent.
    playNext(d, (_, players) => (players.includes('J2') ? { kind: 'forfeit', by: 'J8', games: [] } : firstWins()));
    // Round 2: 1–11 2–X 3–5 4–6 7–9 8–10; 5 and 10 are away: 2, 3, 8 are left over, 8 is the lowest who may.
    for (const player of ['J5', 'J10']) d.act({ kind: 'mark', player, presence: 'absent' });
    drawNext(d);
    expect(tables(d.state().rounds[1])).toBe('J1-J11 J2-J3 J4-J6 J7-J9 J8');
    expect(d.state().rounds[1]?.matches.at(-1)?.why).toEqual([
      { step: 'not-exempt', player: 'J2', rounds: [1] },
      { step: 'left-over', player: 'J8', opponent: 'J10', by: 'away' },
      { step: 'exempt', player: 'J8', wins: 0 },
    ]);
  });

  test('none of those left over may be exempt: the lowest of all who may is, and his table falls', () => {
    const d = registered(11);
    playNext(d, (_, players) => (players.includes('J2') ? { kind: 'forfeit', by: 'J8', games: [] } : firstWins()));
    // Round 2: only 2 is left over, and may not; 11 is the lowest of all, and leaves 1 over.
    drawNext(d);
    expect(tables(d.state().rounds[1])).toBe('J1-J2 J3-J5 J4-J6 J7-J9 J10-J8 J11');
    expect(d.state().rounds[1]?.matches[0]?.why?.slice(0, 2)).toEqual([
      { step: 'left-over', player: 'J1', opponent: 'J11', by: 'exempt' },
      { step: 'left-over', player: 'J2', opponent: null, by: 'away' },
    ]);
  });

  test('a rematch brought about by a swap by hand falls, is counted, marked and warned of', () => {
    const d = registered(12);
    d.act({ kind: 'draw', round: 1, without: [] });
    const saw = [
      ['J1', 'J7'],
      ['J5', 'J11'],
    ] as const;
    d.act({ kind: 'swap', round: 1, players: ['J7', 'J11'], saw });
    d.act({ kind: 'publish', round: 1, attempt: 1 });
    playOut(d, 1);
    // Round 2: 1–11 have met; nobody else is left over, so they meet again.
    const draw = drawOf(d);
    expect(draw.repeats).toBe(1);
    expect(draw.matches[0]).toMatchObject({ players: ['J1', 'J11'] });
    expect(draw.matches[0]?.why?.slice(0, 3)).toEqual([
      { step: 'left-over', player: 'J1', opponent: 'J11', by: 'met', rounds: [1] },
      { step: 'met', opponent: 'J11', rounds: [1] },
      { step: 'repeat', opponent: 'J11', rounds: [1] },
    ]);
    expect(draw.warnings).toContainEqual({ code: 'repeats-left', repeats: 1, fewest: 1, settled: 'fixed' });
    // With somebody else left over nobody meets again: 12 is away.
    d.act({ kind: 'mark', player: 'J12', presence: 'absent' });
    d.act({ kind: 'mark', player: 'J10', presence: 'absent' });
    const without = drawOf(d);
    expect([without.repeats, tables(without)]).toEqual([0, 'J1-J8 J2-J11 J3-J5 J4-J6 J7-J9']);
  });

  test('a joiner takes X’s seat, then those that fell free, in that order', () => {
    const d = registered(11);
    playNext(d, firstWins);
    for (const player of ['J9', 'J2']) d.act({ kind: 'withdraw', player });
    d.act({ kind: 'register', player: 'M', number: 12, rating: 900, presence: 'here' });
    d.act({ kind: 'register', player: 'N', number: 13, rating: 1000, presence: 'here' });
    drawNext(d);
    // Initial order N, M: N on X’s 12, M on 2, the lower of the two that fell free; 2–12 meet, 9 leaves 7 over.
    expect(tables(d.state().rounds[1])).toBe('J1-J11 J3-J5 J4-J6 J8-J10 N-M J7');
  });

  test('who comes back has his own seat while it is free, and meets whom it is due to meet', () => {
    const d = registered(12);
    playNext(d, firstWins);
    d.act({ kind: 'withdraw', player: 'J4' });
    playNext(d, firstWins);
    d.act({ kind: 'return', player: 'J4' });
    drawNext(d);
    // Round 3 of 12: 1–2 3–4 5–6 7–8 9–10 11–12; 6 and 4 have not met in between.
    expect(tables(d.state().rounds[2])).toBe('J1-J2 J3-J4 J6-J5 J7-J8 J9-J10 J11-J12');
  });

  test('who takes the seat of X while round 1 is in play leaves the places of the others as they were given', () => {
    const d = registered(9);
    drawNext(d);
    d.act({ kind: 'register', player: 'N', number: 10, rating: 3500, presence: 'here' });
    d.act({ kind: 'seat', round: 1, player: 'N' });
    playOut(d, 1);
    drawNext(d);
    // Round 2 of 10 is 1–8 2–5 3–10 4–7 6–9: N, though the best rated, sits on 10.
    expect(tables(d.state().rounds[1])).toBe('N-J3 J1-J8 J2-J5 J4-J7 J6-J9');
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
    // It is said why, with who found none; round 1 was a fixed one.
    expect([1, 2].map((round) => openingEnded(d.state(), round))).toEqual([null, { rounds: 2, joiner: 'N' }]);
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

  test('the standings after the last fixed round show no PPM, those before do; the final ones have it (§9)', () => {
    const d = registered(8);
    const wins =
      (...names: string[]) =>
      (_: number, [a]: readonly [string, string]) =>
        games(names.includes(a) ? [400, 350] : [350, 400]);
    // Round 1: J1 and J5 draw. Round 2: J1 beats J4, J5 beats J8: on 2 PM, then on 5, alone there, and they have met.
    playNext(d, (_, players) => (players.includes('J1') ? games([400, 400]) : firstWins()));
    playNext(d, wins('J1', 'J5', 'J2', 'J6'));
    const ppm = (after: number) =>
      scrabbleStandingsOf(d.state(), d.people, { after }).rows.flatMap((row) => row.figures.ppm ?? []);
    expect(ppm(1)).toEqual([2, 2]);
    expect(ppm(2)).toEqual([]);
    const final = scrabbleStandingsOf(d.state(), d.people, { after: 2, final: true });
    expect(final.rows.flatMap((row) => row.figures.ppm ?? [])).toEqual([2, 2]);
  });

  test('an event that ends with its fixed rounds: the game between two on the same PM goes before Pdep', () => {
    const d = registered(8, { rounds: 2 });
    // Round 1: J1 beats J5 by a point. Round 2: J4 beats J1, and J5 beats J8 by far: alone on 4 PM.
    const scores: Readonly<Record<string, number>> = {
      'J1 J5': 1,
      'J2 J6': 50,
      'J3 J7': 0,
      'J4 J8': 50,
      'J4 J1': 50,
      'J2 J3': 50,
      'J5 J8': 100,
      'J7 J6': 50,
    };
    const spread = ([a, b]: readonly [string, string]) => scores[`${a} ${b}`] ?? -(scores[`${b} ${a}`] ?? Number.NaN);
    for (const _ of [1, 2]) playNext(d, (__, players) => games([400 + spread(players), 400]));
    const level = (final: boolean) =>
      scrabbleStandingsOf(d.state(), d.people, { final }).rows.filter(({ figures }) => figures.pm === 4);
    expect(level(false)).toMatchObject([
      { player: 'J5', figures: { ppm: null, pdep: 99 } },
      { player: 'J1', figures: { ppm: null, pdep: -49 } },
    ]);
    expect(level(true)).toMatchObject([
      { player: 'J1', figures: { ppm: 3, pdep: -49 } },
      { player: 'J5', figures: { ppm: 1, pdep: 99 } },
    ]);
  });
});
