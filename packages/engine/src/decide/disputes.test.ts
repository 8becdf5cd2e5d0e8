import { describe, expect, test } from 'vitest';
import { type Desk, drawNext, enterAll, games, registered } from '../fixtures/desk.ts';
import type { MatchResult } from '../tournament/match-result.ts';

const [first, second] = [games([450, 400]), games([400, 450])];

function playing(): { d: Desk; players: readonly [string, string] } {
  const d = registered(18);
  drawNext(d);
  const [a = '', b = ''] = d.state().rounds[0]?.matches[0]?.players ?? [];
  return { d, players: [a, b] };
}

const tableOf = (d: Desk) => d.state().rounds[0]?.matches[0];

describe('two desks', () => {
  test('CONC-01: the first value stands, the second is kept beside it, and the round can’t be closed', () => {
    const { d, players } = playing();
    enterAll(d, 1, () => first);
    expect(d.ask({ kind: 'record', round: 1, players, result: second, saw: null })).toMatchObject({
      code: 'result-changed',
    });
    d.act({ kind: 'dispute', round: 1, players, value: second, by: 'Marc' });
    expect(tableOf(d)).toMatchObject({ result: first, disputed: { value: second, by: 'Marc' } });
    const table = { round: 1, table: 1, players };
    expect(d.ask({ kind: 'close-round', round: 1 })).toEqual({ code: 'disputed', round: 1, tables: [table] });
    expect(d.ask({ kind: 'record', round: 1, players, result: games([1, 2]), saw: first })).toMatchObject({
      code: 'disputed',
    });
    expect(d.ask({ kind: 'dispute', round: 1, players, value: null, by: 'Zoé' })).toMatchObject({ code: 'disputed' });
  });

  test('a result that is in dispute can’t be taken off either: somebody has to settle it', () => {
    const { d, players } = playing();
    enterAll(d, 1, () => first);
    d.act({ kind: 'dispute', round: 1, players, value: second, by: 'Marc' });
    const table = { round: 1, table: 1, players };
    const clear = d.ask({ kind: 'clear', round: 1, players, saw: first });
    expect(clear).toEqual({ code: 'disputed', round: 1, tables: [table] });
    expect(tableOf(d)).toMatchObject({ result: first, disputed: { value: second, by: 'Marc' } });
  });

  test.each([
    ['first', first],
    ['second', second],
    [games([410, 405]), games([410, 405])],
  ] as const)('retained: %j', (which, result) => {
    const { d, players } = playing();
    enterAll(d, 1, () => first);
    d.act({ kind: 'dispute', round: 1, players, value: second, by: 'Marc' });
    d.act({ kind: 'retain', round: 1, players, which, saw: second });
    expect(tableOf(d)).toMatchObject({ result, confirmed: true });
    expect(tableOf(d)?.disputed).toBeUndefined();
    d.act({ kind: 'close-round', round: 1 });
  });

  test('the arbiter retains what he read: another dispute is not settled by it', () => {
    const { d, players } = playing();
    enterAll(d, 1, () => first);
    d.act({ kind: 'dispute', round: 1, players, value: second, by: 'Marc' });
    expect(d.ask({ kind: 'retain', round: 1, players, which: 'first', saw: games([1, 2]) })?.code).toBe('not-disputed');
  });

  test('a doubt without a value carries the id of its note, and no text', () => {
    const { d, players } = playing();
    d.act({ kind: 'dispute', round: 1, players, value: null, by: 'Marc', note: 'n7' });
    expect(tableOf(d)?.disputed).toEqual({ value: null, by: 'Marc', note: 'n7' });
    expect(d.ask({ kind: 'retain', round: 1, players, which: 'second', saw: null })?.code).toBe('no-result');
    d.act({ kind: 'retain', round: 1, players, which: 'first', saw: null });
    expect(tableOf(d)?.disputed).toBeUndefined();
    expect(tableOf(d)?.result).toBeUndefined();
  });

  test('named the other way round, values are turned', () => {
    const { d, players } = playing();
    enterAll(d, 1, () => first);
    d.act({ kind: 'dispute', round: 1, players: [players[1], players[0]], value: games([450, 400]), by: 'Marc' });
    expect(tableOf(d)?.disputed?.value).toEqual(second);
  });
});

describe('two phones', () => {
  const claim = (players: readonly [string, string], by: string, result: MatchResult) =>
    ({ kind: 'claim', round: 1, players, by, result }) as const;

  test('one entry waits and counts for nothing', () => {
    const { d, players } = playing();
    d.act(claim(players, players[0], first));
    expect(tableOf(d)).toMatchObject({ claim: { by: players[0], value: first } });
    expect(tableOf(d)?.result).toBeUndefined();
    expect(d.ask({ kind: 'close-round', round: 1 })?.code).toBe('results-missing');
    expect(d.ask({ kind: 'redraw', round: 1, attempt: 1 })?.code).toBe('round-has-results');
    expect(d.ask(claim(players, 'J18', first))?.code).toBe('not-at-table');
  });

  test('equal entries record and confirm', () => {
    const { d, players } = playing();
    d.act(claim(players, players[0], first));
    d.act(claim(players, players[1], first));
    expect(tableOf(d)).toMatchObject({ result: first, confirmed: true });
    expect(tableOf(d)?.claim).toBeUndefined();
  });

  test('different ones: none counts until one is retained', () => {
    const { d, players } = playing();
    d.act(claim(players, players[0], first));
    d.act(claim(players, players[1], second));
    expect(tableOf(d)?.result).toBeUndefined();
    expect(tableOf(d)?.disputed).toEqual({ value: second, by: `player:${players[1]}` });
    d.act({ kind: 'retain', round: 1, players, which: 'first', saw: second });
    expect(tableOf(d)).toMatchObject({ result: first, confirmed: true });
    expect(tableOf(d)?.claim).toBeUndefined();
  });

  test('they settle their own dispute: either gives way, or corrects until both say the same', () => {
    const third = games([455, 400]);
    for (const [gives, value] of [
      [0, second],
      [1, first],
    ] as const) {
      const { d, players } = playing();
      d.act(claim(players, players[0], first));
      d.act(claim(players, players[1], second));
      d.act(claim(players, players[gives], value));
      expect(tableOf(d)).toMatchObject({ result: value, confirmed: true });
      expect(tableOf(d)?.disputed).toBeUndefined();
      expect(tableOf(d)?.claim).toBeUndefined();
    }
    const { d, players } = playing();
    d.act(claim(players, players[0], first));
    d.act(claim(players, players[1], second));
    expect(d.ask(claim(players, players[0], first))?.code).toBe('same-result');
    d.act(claim(players, players[0], third));
    expect(tableOf(d)).toMatchObject({ claim: { by: players[0], value: third }, disputed: { value: second } });
    expect(tableOf(d)?.result).toBeUndefined();
    expect(d.ask({ kind: 'retain', round: 1, players, which: 'second', saw: first })?.code).toBe('not-disputed');
    d.act(claim(players, players[1], third));
    expect(tableOf(d)).toMatchObject({ result: third, confirmed: true });
  });

  test('a dispute with the desk is not theirs to settle', () => {
    const { d, players } = playing();
    d.act({ kind: 'record', round: 1, players, result: first, saw: null });
    d.act(claim(players, players[1], second));
    for (const by of players) expect(d.ask(claim(players, by, first))?.code).toBe('disputed');
    const doubted = playing();
    doubted.d.act(claim(doubted.players, doubted.players[0], first));
    doubted.d.act({ kind: 'dispute', round: 1, players: doubted.players, value: second, by: 'Marc' });
    expect(doubted.d.ask(claim(doubted.players, doubted.players[0], second))?.code).toBe('disputed');
  });

  test('the desk accepts an entry: two have said the same', () => {
    const { d, players } = playing();
    d.act(claim(players, players[0], first));
    d.act({ kind: 'record', round: 1, players, result: first, saw: null });
    expect(tableOf(d)).toMatchObject({ result: first, confirmed: true });
  });

  test('a phone never overwrites a result of the desk: it disputes it', () => {
    const { d, players } = playing();
    d.act({ kind: 'record', round: 1, players, result: first, saw: null });
    d.act(claim(players, players[1], second));
    expect(tableOf(d)).toMatchObject({ result: first, disputed: { value: second } });
  });

  test('what two have confirmed, or an arbiter has retained, no phone puts in doubt', () => {
    const { d, players } = playing();
    for (const by of players) d.act(claim(players, by, first));
    for (const by of players) expect(d.ask(claim(players, by, second))?.code).toBe('settled');
    expect(d.ask(claim(players, players[0], first))?.code).toBe('same-result');
    d.act({ kind: 'dispute', round: 1, players, value: second, by: 'Marc' });
    d.act({ kind: 'retain', round: 1, players, which: 'second', saw: second });
    expect(d.ask(claim(players, players[0], first))?.code).toBe('settled');
    expect(tableOf(d)?.disputed).toBeUndefined();
  });

  test.each(['forfeit', 'awarded'] as const)('a ruling (%s) is not for phones', (kind) => {
    const { d, players } = playing();
    const [to] = players;
    const result: MatchResult =
      kind === 'awarded' ? { kind, to, games: [], article: '9.5' } : { kind, by: players[1], games: [] };
    d.act({ kind: 'record', round: 1, players, result, saw: null });
    expect(d.ask(claim(players, players[1], second))).toMatchObject({ code: 'settled', table: { table: 1 } });
    expect(tableOf(d)?.disputed).toBeUndefined();
  });
});

describe('a second person', () => {
  test('confirms what stands, once; a correction has to be confirmed again', () => {
    const { d, players } = playing();
    d.act({ kind: 'record', round: 1, players, result: first, saw: null });
    expect(d.ask({ kind: 'confirm', round: 1, players, saw: second })?.code).toBe('result-changed');
    d.act({ kind: 'confirm', round: 1, players, saw: first });
    expect(d.ask({ kind: 'confirm', round: 1, players, saw: first })?.code).toBe('already-confirmed');
    d.act({ kind: 'record', round: 1, players, result: second, saw: first });
    expect(tableOf(d)?.confirmed).toBeUndefined();
    expect(d.undo(d.log.length)).toBeNull();
    expect(tableOf(d)).toMatchObject({ result: first, confirmed: true });
  });

  test('a decision names its article; its reason is kept elsewhere, under the note', () => {
    const { d, players } = playing();
    const result = { kind: 'awarded', to: players[0], games: [], article: '9.5', note: 'c17' } as const;
    d.act({ kind: 'record', round: 1, players, result, saw: null });
    expect(tableOf(d)?.result).toEqual(result);
  });
});

test('what trophies count is noted at a table, whole', () => {
  const { d, players } = playing();
  const to = { [players[0]]: { baggage: 1 } };
  d.act({ kind: 'counters', round: 1, players, saw: null, to });
  expect(tableOf(d)?.counters).toEqual(to);
  expect(d.ask({ kind: 'counters', round: 1, players, saw: null, to: null })?.code).toBe('counters-changed');
  expect(d.ask({ kind: 'counters', round: 1, players, saw: to, to: { J18: { baggage: 1 } } })?.code).toBe(
    'not-at-table',
  );
});
