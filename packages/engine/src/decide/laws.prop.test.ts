import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAct, day, deskAct, ordinaryAct } from '../fixtures/random-day.ts';
import { scrabbleStandingsOf } from '../fixtures/scrabble.ts';
import { formatOf } from '../formulas/draws.ts';
import { apply, replay } from '../tournament/log.ts';
import type { Match, PlayerId, Tournament } from '../tournament/state.ts';
import { inverse } from '../tournament/undo.ts';

const size = fc.integer({ min: 17, max: 34 });
const ordinaryDay = fc
  .tuple(size, fc.array(ordinaryAct, { minLength: 2, maxLength: 10 }))
  .map(([n, acts]) => day(n, acts));
const anyDay = fc.tuple(size, fc.array(anyAct, { minLength: 2, maxLength: 40 })).map(([n, acts]) => day(n, acts));

const formats = ['classique', 'classique-belge', 'combinee', 'art-de-la-guerre', 'toutes-rondes', 'suisse'] as const;

/** A day with commands of every kind, of any formula; short ones, so that finals are played. */
const deskDay = fc
  .tuple(fc.constantFrom(...formats), size, fc.array(deskAct, { minLength: 10, maxLength: 60 }))
  .map(([format, n, acts]) =>
    day(n, acts, 42, formatOf(format).settings.includes('rounds') ? { rounds: 2 } : {}, format),
  );

const often = { numRuns: 60 };

test('the state is what the log adds up to, and every event’s inverse takes it back', () => {
  fc.assert(
    fc.property(deskDay, (d) => {
      expect(replay(d.log)).toEqual(d.state());
      let state: Tournament | undefined;
      for (const event of d.log.flatMap(({ events }) => events)) {
        const before = state;
        state = before ? apply(before, event) : replay(d.log.slice(0, 1));
        const back = inverse(event);
        if (before && back) expect(apply(state, back), event.kind).toEqual(before);
      }
    }),
    often,
  );
});

test('taking everything back, newest first, gives the state just after creation', () => {
  fc.assert(
    fc.property(deskDay, (d) => {
      for (let seq = d.log.length; seq > 1; seq--)
        expect(d.undo(seq)?.code ?? 'done').toMatch(/^(done|already-undone)$/);
      expect(d.state()).toEqual(replay(d.log.slice(0, 1)));
    }),
    often,
  );
});

test('in every round, each player present is at exactly one table, and one is exempt only when their number is odd', () => {
  fc.assert(
    fc.property(anyDay, (d) => {
      for (const round of d.state().rounds) {
        const seated = round.matches.flatMap((match) => match.players as readonly PlayerId[]);
        expect(new Set(seated).size).toBe(seated.length);
        expect(seated.filter((id) => round.absent.includes(id))).toEqual([]);
        const exempt = round.matches.filter((match) => match.players.length === 1).length;
        // In a fixed round, those whose opponents are away may have no new opponent left among themselves.
        const fixed = round.matches.some(({ why = [] }) => why.some(({ step }) => step === 'opening'));
        expect(fixed ? exempt % 2 : exempt).toBe(seated.length % 2);
        expect(round.matches.flatMap(({ table }) => table ?? [])).toEqual(
          [...Array((seated.length - exempt) / 2).keys()].map((i) => i + 1),
        );
      }
    }),
    { numRuns: 60 },
  );
});

test('PM: 4 a match played, 3 a forfeit or an exemption; Pdep of matches adds up to 0', () => {
  fc.assert(
    fc.property(ordinaryDay, (d) => {
      const { rows } = scrabbleStandingsOf(d.state(), d.people);
      const matches = d.state().rounds.flatMap((round) => round.matches);
      const worth = (match: Match): number => {
        if (match.players.length === 1) return 3;
        if (!match.result) return 0;
        return match.result.kind === 'games'
          ? 4
          : match.result.kind === 'forfeit' && match.result.by === 'both'
            ? 0
            : 3;
      };
      const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
      expect(sum(rows.map((row) => row.figures.pm ?? 0))).toBe(sum(matches.map(worth)));
      expect(sum(rows.map((row) => row.figures.pdep ?? 0))).toBe(
        50 * matches.filter((match) => match.players.length === 1).length,
      );
    }),
    { numRuns: 60 },
  );
});

test('a correction gives what the right result would have given from the start', () => {
  fc.assert(
    fc.property(ordinaryDay, fc.nat(), fc.nat(), (d, pick, score) => {
      const spots = d
        .state()
        .rounds.flatMap((round, r) => round.matches.flatMap((match, m) => (match.result ? [{ r, m, match }] : [])));
      const spot = spots[pick % Math.max(1, spots.length)];
      fc.pre(spot?.match.players[1] !== undefined && spot.match.result !== undefined);
      if (!spot?.match.result || spot.match.players[1] === undefined) return;
      const right = { kind: 'games', games: [[600 + (score % 200), 699]] } as const;
      const [a, b] = spot.match.players;
      d.act({ kind: 'record', round: spot.r + 1, players: [a, b], result: right, saw: spot.match.result });
      const fromTheStart = d.log.map((decision) => ({
        ...decision,
        events: decision.events.map((event) =>
          event.kind === 'result' && event.round === spot.r + 1 && event.match === spot.m
            ? { ...event, to: right }
            : event,
        ),
      }));
      const never = replay(fromTheStart);
      for (let after = 0; after <= never.rounds.length; after++) {
        expect(scrabbleStandingsOf(d.state(), d.people, { after })).toEqual(
          scrabbleStandingsOf(never, d.people, { after }),
        );
      }
    }),
    { numRuns: 60 },
  );
});
