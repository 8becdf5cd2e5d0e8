// Laws of a fixed round, against every pairing of those left over, tried one by one.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tally } from '../criteria/tally.ts';
import { fieldOf } from './field.ts';
import { type Opening, openingRound } from './opening.ts';
import { openingRounds } from './opening-tables.ts';

type Pair = readonly [string, string];

interface Hall {
  readonly opening: Opening;
  readonly present: readonly string[];
  readonly times: (a: string, b: string) => number;
  readonly wins: (id: string) => number;
}

const halls: fc.Arbitrary<Hall> = fc
  .record({
    seats: fc.constantFrom(8, 10, 12, 14),
    odd: fc.boolean(),
    turn: fc.nat(),
    away: fc.array(fc.nat(13), { maxLength: 5 }),
    met: fc.array(fc.tuple(fc.nat(13), fc.nat(13)), { maxLength: 12 }),
    wins: fc.array(fc.nat(2), { minLength: 14, maxLength: 14 }),
  })
  .map(({ seats, odd, turn, away, met, wins }) => {
    const players = Array.from({ length: seats - Number(odd) }, (_, i) => `P${String(i + 1).padStart(2, '0')}`);
    const rounds = openingRounds(seats, {});
    const at = (id: string): number => players.indexOf(id);
    const times = (a: string, b: string): number =>
      met.filter(([x, y]) => x !== y && [x, y].includes(at(a)) && [x, y].includes(at(b))).length;
    const none = players.map(() => 0);
    const sums: Tally = {
      players,
      points: none,
      spread: none,
      wins: none,
      met: (place) =>
        players.flatMap((id, opponent) =>
          opponent === place
            ? []
            : Array.from({ length: times(players[place] ?? '', id) }, () => ({ opponent, round: 1, points: 2 })),
        ),
      freeWins: players.map((_, i) => Array.from({ length: wins[i] ?? 0 }, (__, k) => k + 1)),
    };
    const present = players.filter((_, i) => !away.includes(i));
    const field = (wanted: (id: string) => boolean) =>
      fieldOf(
        sums,
        present.filter(wanted).map((id) => at(id)),
      );
    const round = 1 + (turn % rounds.length);
    const opening = { round, rounds, official: false, seats: odd ? [...players, null] : players, field };
    return { opening, present, times, wins: (id: string) => wins[at(id)] ?? 0 };
  });

const seatOf = ({ opening }: Hall, id: string): number => opening.seats.indexOf(id) + 1;

/** The tables of the round that stand, and whom they leave over. */
function byTheTables(hall: Hall) {
  const { opening, present, times } = hall;
  const tables: readonly (readonly string[])[] = (opening.rounds[opening.round - 1] ?? []).map((pair) =>
    pair.flatMap((seat) => present.filter((id) => id === opening.seats[seat - 1])),
  );
  const stands = (table: readonly string[]): table is Pair =>
    table.length === 2 && times(table[0] ?? '', table[1] ?? '') === 0;
  const standing: readonly Pair[] = tables.filter(stands);
  return { standing, leftOver: present.filter((id) => !standing.some((table) => table.includes(id))) };
}

/** Who may be exempt: nobody has it twice while another of those present may. */
function mayBeExempt({ present, wins }: Hall): readonly string[] {
  const fewest = Math.min(...present.map(wins));
  const allowed = present.filter((id) => wins(id) === fewest);
  return fewest === 0 ? allowed : allowed.slice(-1);
}

function exemptByTheRule(hall: Hall, leftOver: readonly string[]): string {
  const may = mayBeExempt(hall);
  const pair = hall.opening.rounds[hall.opening.round - 1]?.find((one) =>
    one.some((s) => hall.opening.seats[s - 1] === null),
  );
  const opposite = leftOver.find((id) => pair?.includes(seatOf(hall, id)));
  if (opposite !== undefined && may.includes(opposite)) return opposite;
  return leftOver.findLast((id) => may.includes(id)) ?? may.at(-1) ?? '';
}

/** Every pairing of an even number. */
function everyPairing([first, ...others]: readonly string[]): readonly (readonly Pair[])[] {
  if (first === undefined) return [[]];
  return others.flatMap((other) =>
    everyPairing(others.filter((one) => one !== other)).map((rest) => [[first, other] as const, ...rest]),
  );
}

test('the exempt, then fewest repeats, fewest due later, first choice: as every pairing tried', () => {
  fc.assert(
    fc.property(halls, (hall) => {
      const { opening, present, times } = hall;
      fc.pre(present.length >= 2);
      const { standing, leftOver } = byTheTables(hall);
      const exempt = present.length % 2 === 1 ? exemptByTheRule(hall, leftOver) : null;
      const kept = standing.filter((table) => exempt === null || !table.includes(exempt));
      const rest = present.filter((id) => id !== exempt && !kept.some((table) => table.includes(id)));
      fc.pre(rest.length <= 10);
      const due = ([a, b]: Pair): boolean =>
        opening.rounds
          .slice(opening.round)
          .flat()
          .some((pair) => pair.includes(seatOf(hall, a)) && pair.includes(seatOf(hall, b)));
      const cost = (pairs: readonly Pair[]): number =>
        pairs.reduce((sum, pair) => sum + 100 * times(...pair) + Number(due(pair)), 0);
      const all = everyPairing(rest);
      const least = Math.min(...all.map(cost));
      // First choice: of two pairings as good, the one whose first player has the better choice, then the next.
      const choice = (pairs: readonly Pair[]): readonly number[] =>
        pairs.map(([a, b]) => 100 * times(a, b) + rest.indexOf(b));
      const best = all
        .filter((pairs) => cost(pairs) === least)
        .toSorted((one, other) => firstDifference(choice(one), choice(other)))[0];
      const drawn = openingRound(opening);
      const expected = [...kept, ...(best ?? []), ...(exempt === null ? [] : [[exempt]])];
      const sorted = (tables: readonly (readonly string[])[]) => tables.map((ids) => ids.toSorted().join()).toSorted();
      expect(sorted(drawn.pairs.map(({ players }) => players))).toEqual(sorted(expected));
      expect(drawn.repeats).toBe(Math.floor(least / 100));
    }),
    { numRuns: 400 },
  );
});

function firstDifference(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

test('every table says why: it stands, or how each of its players was left over, and no word of somebody not there', () => {
  fc.assert(
    fc.property(halls, ({ opening, present }) => {
      fc.pre(present.length >= 2);
      for (const { players, why } of openingRound(opening).pairs) {
        expect(['opening', 'left-over', 'not-exempt']).toContain(why[0]?.step);
        const told = why.flatMap((step) => (step.step === 'left-over' ? [step.player] : []));
        expect(players).toEqual(expect.arrayContaining(told));
        const looked = why.flatMap((step) => (step.step !== 'left-over' && 'opponent' in step ? [step.opponent] : []));
        expect(present).toEqual(expect.arrayContaining(looked));
      }
    }),
    { numRuns: 200 },
  );
});
