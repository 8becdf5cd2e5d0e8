import { describe, expect, test } from 'vitest';
import { type Desk, drawNext, games, playNext, registered } from '../fixtures/desk.ts';
import { scrabbleStandingsOf } from '../fixtures/scrabble.ts';
import type { Match } from '../tournament/state.ts';
import type { Reseated } from './commands.ts';

const matchesOf = (d: Desk): readonly Match[] => d.state().rounds.at(-1)?.matches ?? [];
const firstWins = () => games([400, 350]);

type Pair = readonly [string, string];

/** The players of the tables of the last round, two by two; whoever is exempt apart. */
const pairsOf = (d: Desk): readonly Pair[] =>
  matchesOf(d).flatMap(({ players: [one, other] }) => (other === undefined ? [] : [[one, other] as const]));
const reseat = (d: Desk, tables: readonly Reseated[], losing = 0) =>
  d.ask({ kind: 'reseat', round: d.state().rounds.length, tables, losing });

/** Round 2 of 12 players in play, four of its six tables with their result. */
function secondRound(): Desk {
  const d = registered(12);
  playNext(d, firstWins);
  drawNext(d);
  for (const players of pairsOf(d).slice(0, 4))
    d.act({ kind: 'record', round: 2, players, result: games([451, 407]), saw: null });
  return d;
}

describe('DAY-01: a published round as it was really played', () => {
  test('two pairs that sat at the wrong tables: the four results of the others stand, one decision, by hand', () => {
    const d = secondRound();
    const before = matchesOf(d);
    const [, , , , [a, b] = ['', ''], [x, y] = ['', '']] = pairsOf(d);
    const decisions = d.log.length;
    const tables: readonly Reseated[] = [
      { saw: [a, b], players: [x, b] },
      { saw: [x, y], players: [a, y] },
    ];
    expect(reseat(d, tables)).toBeNull();
    expect(d.log).toHaveLength(decisions + 1);
    expect(
      pairsOf(d)
        .slice(4)
        .map((pair) => [...pair].sort()),
    ).toEqual([[x, b].sort(), [a, y].sort()]);
    expect(matchesOf(d).slice(0, 4)).toEqual(before.slice(0, 4));
    for (const { why, table } of matchesOf(d).slice(4)) {
      expect(why?.[0]).toEqual({ step: 'by-hand', instead: table === before[4]?.table ? [a, b] : [x, y] });
    }
    expect(reseat(d, tables)).toEqual({ code: 'tables-changed', round: 2, players: [a, b] });
    expect(d.undo(d.log.length)).toBeNull();
    expect(matchesOf(d)).toEqual(before);
  });

  test('a result of a table that was not played goes when its author said so, and comes back with the undo', () => {
    const d = secondRound();
    const before = matchesOf(d);
    const [[a, b] = ['', ''], , , , [x, y] = ['', '']] = pairsOf(d);
    const tables: readonly Reseated[] = [
      { saw: [a, b], players: [x, b] },
      { saw: [x, y], players: [a, y] },
    ];
    expect(reseat(d, tables)).toEqual({ code: 'results-lost', round: 2, losing: 1 });
    expect(reseat(d, tables, 1)).toBeNull();
    expect(matchesOf(d)[0]?.result).toBeUndefined();
    expect(matchesOf(d).filter(({ result }) => result)).toHaveLength(3);
    d.undo(d.log.length);
    expect(matchesOf(d)).toEqual(before);
  });

  test('a number alone, or who begins alone, leaves the result where it is', () => {
    const d = secondRound();
    const before = matchesOf(d);
    const [[a, b] = ['', ''], [x, y] = ['', '']] = pairsOf(d);
    const [first, second] = before;
    const other = first?.starts === a ? b : a;
    expect(reseat(d, [{ saw: [a, b], players: [a, b], table: 40, starts: other }])).toBeNull();
    expect(matchesOf(d)[0]).toEqual({
      ...first,
      table: 40,
      starts: other,
      why: first?.why?.filter(({ step }) => step !== 'starts'),
    });
    expect(reseat(d, [{ saw: [a, b], players: [a, b], table: second?.table ?? 0 }])).toEqual({
      code: 'table-taken',
      table: second?.table,
    });
    expect(
      reseat(d, [
        { saw: [a, b], players: [a, b], table: second?.table ?? 0 },
        { saw: [x, y], players: [x, y], table: 40 },
      ]),
    ).toBeNull();
    expect(
      matchesOf(d)
        .slice(0, 2)
        .map(({ table, result }) => [table, result?.kind]),
    ).toEqual([
      [second?.table, 'games'],
      [40, 'games'],
    ]);
    expect(reseat(d, [{ saw: [a, b], players: [b, a] }])).toEqual({ code: 'nothing-changes' });
  });

  test('who is exempt gives the exemption to somebody who is there, never to somebody who has left', () => {
    const d = registered(13);
    playNext(d, firstWins);
    drawNext(d);
    const [a, b] = pairsOf(d)[0] ?? ['', ''];
    const exempt = matchesOf(d).find(({ players }) => players.length === 1)?.players[0] ?? '';
    d.act({ kind: 'withdraw', player: a, running: 'forfeit' });
    const tables = (gone: string, stays: string): readonly Reseated[] => [
      { saw: [a, b], players: [exempt, stays] },
      { saw: [exempt], players: [gone] },
    ];
    expect(reseat(d, tables(a, b), 1)).toEqual({ code: 'not-present', player: a });
    expect(reseat(d, tables(b, a), 1)).toBeNull();
    expect(matchesOf(d).find(({ players }) => players.length === 1)?.players).toEqual([b]);
  });

  test('two whose opponents did not come are given to each other; the two who are away share a table, 0 and 0', () => {
    const d = secondRound();
    const [, , , , [a, b] = ['', ''], [x, y] = ['', '']] = pairsOf(d);
    expect(
      reseat(d, [
        { saw: [a, b], players: [a, x] },
        { saw: [x, y], players: [b, y] },
      ]),
    ).toBeNull();
    d.act({ kind: 'record', round: 2, players: [a, x], result: games([380, 402]), saw: null });
    d.act({
      kind: 'record',
      round: 2,
      players: [b, y],
      result: { kind: 'forfeit', by: 'both', games: [] },
      saw: null,
    });
    expect(d.ask({ kind: 'close-round', round: 2 })).toBeNull();
  });

  test('nobody twice, nobody left out, nobody from elsewhere; a closed round and one that others follow stand', () => {
    const d = secondRound();
    const [, , , [u] = [''], [a, b] = ['', ''], [x, y] = ['', '']] = pairsOf(d);
    const other: Reseated = { saw: [x, y], players: [x, y] };
    expect(reseat(d, [{ saw: [a, b], players: [a, u] }, other])).toMatchObject({ code: 'not-drawn', player: u });
    expect(reseat(d, [{ saw: [a, b], players: [a, x] }, other])).toMatchObject({ code: 'plays-twice', player: x });
    expect(reseat(d, [{ saw: [a, b], players: [a] }])).toEqual({ code: 'seat-missing', player: b });
    expect(
      d.ask({ kind: 'reseat', round: 1, tables: [{ saw: [a, b], players: [a, b], table: 9 }], losing: 0 }),
    ).toMatchObject({ code: 'not-the-last-round' });
  });
});

describe('somebody is not there, and the exempt player takes the seat', () => {
  /** Round 2 of 17 in play: J-somebody is exempt, and two tables have their result. */
  function oddRound(): Desk {
    const d = registered(17);
    playNext(d, firstWins);
    drawNext(d);
    for (const players of pairsOf(d).slice(1, 3))
      d.act({ kind: 'record', round: 2, players, result: games([451, 407]), saw: null });
    return d;
  }
  const exemptOf = (d: Desk): string => matchesOf(d).find(({ players }) => players.length === 1)?.players[0] ?? '';

  test('who is away is absent from the round, nobody is exempt any more, the other tables stand; undone, all as before', () => {
    const d = oddRound();
    const before = d.state().rounds[1];
    const exempt = exemptOf(d);
    const [[a, b] = ['', '']] = pairsOf(d);
    d.act({ kind: 'mark', player: b, presence: 'absent', saw: 'here' });
    const tables: readonly Reseated[] = [
      { saw: [a, b], players: [a, exempt] },
      { saw: [exempt], players: [b] },
    ];
    expect(reseat(d, tables)).toBeNull();
    const round = d.state().rounds[1];
    expect(matchesOf(d)).toHaveLength(8);
    expect([...(pairsOf(d)[0] ?? [])].sort()).toEqual([a, exempt].sort());
    expect(matchesOf(d).slice(1)).toEqual(before?.matches.slice(1, 8));
    expect(round?.absent).toEqual([b]);
    expect(matchesOf(d)[0]?.why?.[0]).toEqual({ step: 'by-hand', instead: [a, b] });
    // A result typed since goes with neither: it stands in the way of no undo of the seats but of its own table.
    expect(d.undo(d.log.length)).toBeNull();
    expect(d.state().rounds[1]).toEqual(before);
  });

  test('they have nothing for the round, and who came has played; closed, it counts as an absence', () => {
    const d = oddRound();
    const exempt = exemptOf(d);
    const [[a, b] = ['', '']] = pairsOf(d);
    d.act({ kind: 'mark', player: b, presence: 'absent', saw: 'here' });
    const tables: readonly Reseated[] = [
      { saw: [a, b], players: [a, exempt] },
      { saw: [exempt], players: [b] },
    ];
    expect(reseat(d, tables)).toBeNull();
    for (const players of pairsOf(d).filter((_, i) => i === 0 || i > 2))
      d.act({ kind: 'record', round: 2, players, result: games([451, 407]), saw: null });
    d.act({ kind: 'close-round', round: 2 });
    const pm = (after: number, id: string) =>
      scrabbleStandingsOf(d.state(), d.people, { after }).rows.find(({ player }) => player === id)?.figures.pm;
    expect(pm(2, b)).toBe(pm(1, b));
    // §3: 3 PM a win, 1 a loss.
    const [winner] = pairsOf(d)[0] ?? [];
    expect(pm(2, winner ?? '')).toBe((pm(1, winner ?? '') ?? 0) + 3);
  });

  test('who is there and becomes exempt stays exempt, as before', () => {
    const d = oddRound();
    const exempt = exemptOf(d);
    const [[a, b] = ['', '']] = pairsOf(d);
    expect(
      reseat(d, [
        { saw: [a, b], players: [a, exempt] },
        { saw: [exempt], players: [b] },
      ]),
    ).toBeNull();
    expect(exemptOf(d)).toBe(b);
    expect(d.state().rounds[1]?.absent).toEqual([]);
  });

  test('an exempt seat that is not the last of the round: the last one comes to its place', () => {
    const d = registered(9, {}, 42, 'toutes-rondes');
    d.act({ kind: 'mark', player: 'J9', presence: 'absent', saw: 'here' });
    d.act({ kind: 'mark', player: 'J8', presence: 'absent', saw: 'here' });
    drawNext(d);
    const alone = matchesOf(d).filter(({ players }) => players.length === 1);
    const [[a, b] = ['', '']] = pairsOf(d);
    const [first, ...others] = alone.map(({ players }) => players[0]);
    expect(others.length).toBeGreaterThan(0);
    d.act({ kind: 'mark', player: b, presence: 'absent', saw: 'here' });
    const before = d.state().rounds[0];
    const tables: readonly Reseated[] = [
      { saw: [a, b], players: [a, first ?? ''] },
      { saw: [first ?? ''], players: [b] },
    ];
    expect(reseat(d, tables)).toBeNull();
    const exempt = matchesOf(d).flatMap(({ players }) => (players.length === 1 ? players[0] : []));
    expect([...exempt].sort()).toEqual([...others].sort());
    expect(matchesOf(d)).toHaveLength((before?.matches.length ?? 0) - 1);
    expect(d.state().rounds[0]?.absent).toContain(b);
    d.undo(d.log.length);
    expect(d.state().rounds[0]).toEqual(before);
  });
});
