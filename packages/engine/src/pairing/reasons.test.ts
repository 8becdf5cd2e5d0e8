import { describe, expect, test } from 'vitest';
import { drawNext, games, playNext, registered } from '../fixtures/desk.ts';
import { formatOf } from '../formulas/draws.ts';
import type { Match } from '../tournament/state.ts';

function drawWith(players: number, made: readonly Match[]) {
  const d = registered(players);
  playNext(d, (table) => games([400, 390 - table]));
  const t = d.state();
  return formatOf('classique').draw(t, { round: 2, attempt: 1, ranking: t.ranking, absent: new Set(), made });
}

describe('situations: a round half made by hand', () => {
  test('the fixed tables stand, the rest is drawn by the rule among the others', () => {
    const draw = drawWith(18, [{ players: ['J18', 'J1'], table: 4 }]);
    if (!draw.ok) throw new Error(draw.refusal.code);
    expect(draw.value.matches).toHaveLength(9);
    expect(draw.value.matches.find(({ table }) => table === 4)?.players).toEqual(['J1', 'J18']);
    expect(new Set(draw.value.matches.flatMap((match) => match.players)).size).toBe(18);
    expect(draw.value.matches.find(({ table }) => table === 4)?.why?.[0]).toEqual({ step: 'by-hand' });
  });

  test('without an exemption by hand an odd rest makes one exempt', () => {
    const draw = drawWith(19, [{ players: ['J1', 'J2'] }]);
    expect(draw.ok && draw.value.matches.filter(({ players }) => players.length === 1)).toHaveLength(1);
  });

  test('BYE-03 a: one exempt by hand of 17: exactly one exempt, eight tables', () => {
    const draw = drawWith(17, [{ players: ['J5'] }]);
    if (!draw.ok) throw new Error(draw.refusal.code);
    expect(draw.value.matches.filter(({ players }) => players.length === 1).map(({ players }) => players[0])).toEqual([
      'J5',
    ]);
    expect(draw.value.matches).toHaveLength(9);
  });

  test('BYE-03 b: two exempt by hand of 17: refused with the numbers', () => {
    expect(drawWith(17, [{ players: ['J5'] }, { players: ['J6'] }])).toEqual({
      ok: false,
      refusal: { code: 'odd-rest', present: 17, exempt: 2, left: 15 },
    });
  });

  test('two exempt by hand of 18: an even rest is drawn', () => {
    const draw = drawWith(18, [{ players: ['J5'] }, { players: ['J6'] }]);
    expect(draw.ok && draw.value.matches.filter(({ players }) => players.length === 2)).toHaveLength(8);
  });

  test('BYE-03 d: nobody sits at two tables, no stranger sits', () => {
    expect(drawWith(18, [{ players: ['J1', 'J2'] }, { players: ['J1', 'J3'] }])).toEqual({
      ok: false,
      refusal: { code: 'plays-twice', player: 'J1' },
    });
    expect(drawWith(18, [{ players: ['J1', 'Z'] }])).toEqual({
      ok: false,
      refusal: { code: 'not-present', player: 'Z' },
    });
  });
});

describe('UI-02: a player who can’t change table', () => {
  const fixed = (pairs: Readonly<Record<string, number>>) => {
    const d = registered(18);
    const t = d.state();
    const players = t.players.map((p) => (pairs[p.id] === undefined ? p : { ...p, table: pairs[p.id] as number }));
    const free = drawNext(d);
    expect(free).toBe(1);
    const before = d.state().rounds[0]?.matches ?? [];
    const draw = formatOf('classique').draw(
      { ...t, players },
      { round: 1, attempt: 1, ranking: d.state().ranking, absent: new Set() },
    );
    if (!draw.ok) throw new Error(draw.refusal.code);
    return { before, after: draw.value.matches };
  };
  const tableOf = (matches: readonly Match[], id: string) =>
    matches.find((m) => (m.players as readonly string[]).includes(id))?.table;

  test('J4 at table 2, J11 at table 5: the others fill 1, 3, 4, 6… in ranking order, no pair changes', () => {
    const { before, after } = fixed({ J4: 2, J11: 5 });
    expect(tableOf(after, 'J4')).toBe(2);
    expect(tableOf(after, 'J11')).toBe(5);
    expect(after.map(({ table }) => table)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const pairs = (matches: readonly Match[]) => matches.map(({ players }) => players.join('-')).sort();
    expect(pairs(after)).toEqual(pairs(before));
    // Round 1: 1–12 2–11 3–10 4–9 5–8 6–7 13–14…: 11 keeps table 5 with 2, 4 table 2 with 9; 1, 3, 5… fill 1, 3, 4…
    expect(['J1', 'J3', 'J5'].map((id) => tableOf(after, id))).toEqual([1, 3, 4]);
  });

  test('both at one table: the lower number, the other is left unused', () => {
    const { after } = fixed({ J2: 2, J11: 5 });
    expect(tableOf(after, 'J2')).toBe(2);
    expect(after.map(({ table }) => table)).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10]);
  });
});
