import { expect, test } from 'vitest';
import { type Desk, drawNext, games, registered } from '../fixtures/desk.ts';
import { playerOf } from '../tournament/find.ts';
import type { MatchResult } from '../tournament/match-result.ts';
import type { Command } from './commands.ts';

const absent = (by: string): MatchResult => ({ kind: 'forfeit', by, games: [] });
type Pair = readonly [string, string];
const says = (round: number, players: Pair, result: MatchResult): Extract<Command, { kind: 'record' }> => {
  return { kind: 'record', round, players, result, saw: null };
};

/**
 * Thirds: J1–J6, J2–J5, J3–J4, J7–J8; J6 does not come, the first named win. Then the order is J1 J2 J3 J7, J4 J5 J8,
 * J6 (points, then the ratings won), and the fold makes J1–J7, J2–J3, J4–J6, J5–J8.
 */
function secondRound(): Desk {
  const d = registered(8, {}, 42, 'classique-belge');
  drawNext(d);
  d.act(says(1, ['J1', 'J6'], absent('J6')));
  for (const [one, other] of ['J2-J5', 'J3-J4', 'J7-J8'].map((pair) => pair.split('-')))
    d.act(says(1, [one ?? '', other ?? ''], games([400, 300])));
  d.act({ kind: 'close-round', round: 1 });
  drawNext(d);
  return d;
}

const table = (number: number, players: Pair) => ({ round: 2, table: number, players });
const twice = (swap: object | null) => ({
  code: 'absent-twice',
  table: table(1, ['J1', 'J7']),
  player: 'J1',
  rounds: [1],
  swap,
});
const withTable2 = { table: table(2, ['J2', 'J3']), players: ['J1', 'J2'] };
const second = says(2, ['J1', 'J7'], absent('J7'));

test('DAY-08: the second absent opponent waits for the director, with the table that can be exchanged', () => {
  const d = secondRound();
  expect(d.state().rounds[1]?.matches.map(({ players }) => players.join('–'))).toEqual([
    'J1–J7',
    'J2–J3',
    'J4–J6',
    'J5–J8',
  ]);
  // Up from J7: J3, whose opponent J2 goes to J7.
  expect(d.ask(second)).toEqual(twice(withTable2));
  expect(d.ask({ ...second, anyway: true })).toBeNull();
  // Credited once, it is not asked again: the article is added to it.
  const cited: MatchResult = { kind: 'forfeit', by: 'J7', games: [], article: '9.5' };
  expect(d.ask({ ...second, result: cited, saw: absent('J7') })).toBeNull();
});

test('the exchange that it proposes can be done, and the forfeit is then of the other table’s player', () => {
  const d = secondRound();
  const swap: Command = {
    kind: 'swap',
    round: 2,
    players: ['J1', 'J2'],
    saw: [
      ['J1', 'J7'],
      ['J2', 'J3'],
    ],
  };
  expect(d.ask(swap)).toBeNull();
  expect(d.ask(says(2, ['J2', 'J7'], absent('J7')))).toBeNull();
  expect(d.ask(says(2, ['J1', 'J3'], games([400, 300])))).toBeNull();
});

test('up from the absent player’s place, then down: only who is here, has not met the other and was never left alone', () => {
  const d = secondRound();
  d.act(says(2, ['J2', 'J3'], games([400, 300])));
  // J2 and J3 play; down: J4, whose opponent J6 goes to J7.
  expect(d.ask(second)).toEqual(twice({ table: table(3, ['J4', 'J6']), players: ['J1', 'J6'] }));
  d.act({ kind: 'mark', player: 'J6', presence: 'absent' });
  // J5 would send J8 to J7, whom J8 has met: J8, whose opponent J5 goes.
  expect(d.ask(second)).toEqual(twice({ table: table(4, ['J5', 'J8']), players: ['J1', 'J5'] }));
  d.act(says(2, ['J5', 'J8'], games([400, 300])));
  expect(d.ask(second)).toEqual(twice(null));
});

test('whatever leads to the forfeit asks: a departure, an exclusion, a dispute that is settled, what the two say', () => {
  const asks = (...commands: readonly Command[]) => {
    const d = secondRound();
    for (const command of commands.slice(0, -1)) d.act(command);
    const last = commands.at(-1) ?? second;
    const refusal = d.ask(last);
    expect(refusal?.code, last.kind).toBe('absent-twice');
    return { d, last };
  };
  const gone = asks({ kind: 'withdraw', player: 'J7', running: 'forfeit' });
  expect(gone.d.ask({ kind: 'withdraw', player: 'J7', running: 'forfeit', anyway: true })).toBeNull();
  expect(playerOf(gone.d.state(), 'J7')?.left).toBe(2);
  const out = asks({ kind: 'sanction', round: 2, player: 'J7', sanction: 'exclusion' });
  expect(out.d.ask({ kind: 'sanction', round: 2, player: 'J7', sanction: 'exclusion', anyway: true })).toBeNull();
  const at = { round: 2, players: ['J1', 'J7'] } as const;
  const played = says(2, ['J1', 'J7'], games([400, 300]));
  const doubt: Command = { kind: 'dispute', ...at, value: absent('J7'), by: 'Marc' };
  const settled = asks(played, doubt, { kind: 'retain', ...at, which: 'second', saw: absent('J7') });
  expect(settled.d.ask({ kind: 'retain', ...at, which: 'second', saw: absent('J7'), anyway: true })).toBeNull();
  asks(played, { ...second, saw: played.result });
  asks({ kind: 'claim', ...at, by: 'J1', result: absent('J7') });
});

test('nothing is asked of a first time, of two absent, of another formula, nor to undo', () => {
  const d = secondRound();
  expect(d.ask(says(2, ['J4', 'J6'], absent('J6')))).toBeNull();
  expect(d.ask(says(2, ['J1', 'J7'], absent('both')))).toBeNull();
  const undone = secondRound();
  undone.act({ ...second, anyway: true });
  undone.act({ ...says(2, ['J1', 'J7'], games([400, 300])), saw: absent('J7') });
  expect(undone.undo(undone.log.length)).toBeNull();
  expect(undone.state().rounds[1]?.matches[0]?.result).toEqual(absent('J7'));
  const classic = registered(16, {}, 42, 'classique');
  for (const round of [1, 2]) {
    drawNext(classic);
    for (const { players } of classic.state().rounds[round - 1]?.matches ?? []) {
      const [one, other = ''] = players;
      expect(classic.ask(says(round, [one, other], absent(other)))).toBeNull();
    }
    if (round === 1) classic.act({ kind: 'close-round', round });
  }
});

test('a round before is corrected: asked too, with no table to exchange any more', () => {
  const d = secondRound();
  d.act(says(2, ['J2', 'J3'], absent('J3')));
  const correction = { ...says(1, ['J2', 'J5'], absent('J5')), saw: games([400, 300]) };
  expect(d.ask(correction)).toMatchObject({ code: 'absent-twice', player: 'J2', rounds: [2], swap: null });
  expect(d.ask({ ...correction, anyway: true })).toBeNull();
});
