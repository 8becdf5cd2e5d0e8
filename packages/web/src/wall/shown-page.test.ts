import { expect, test } from 'vitest';
import { shownPage } from './shown-page.ts';
import { clockOf, halfPastNine, minutes, stateOf, table } from './test-state.ts';

const inPlay = [table(1, [1, 2]), table(2, [3, 4])];
const at = (minute: number) => halfPastNine + minutes(minute);
const prizes = [{ key: 'p', group: 'podium' as const, of: null, figure: 1, players: [] }];

test('the day by itself: registration, tables, clock, missing tables, standings', () => {
  expect(shownPage(stateOf(), null, at(0))).toBe('registration');
  const round = { round: 'published' as const, tables: inPlay };
  expect(shownPage(stateOf(round), null, at(0))).toBe('tables-turn');
  const clock = clockOf();
  const started = stateOf({ ...round, hall: { clock } });
  expect(shownPage(started, null, at(4.9))).toBe('tables-turn');
  expect(shownPage(started, null, at(5))).toBe('clock');
  expect(shownPage(started, null, at(39.9))).toBe('clock');
  expect(shownPage(started, null, at(40))).toBe('missing');
  expect(shownPage(stateOf({ ...round, round: 'closed' }), null, at(50))).toBe('standings');
});

test('pools that are published before round 1 have the wall until it is', () => {
  const settings = {
    drawn: [
      ['1', '2'],
      ['3', null],
    ],
  };
  expect(shownPage(stateOf({ settings }), null, at(0))).toBe('pools');
  expect(shownPage(stateOf({ settings, round: 'published', tables: inPlay }), null, at(0))).toBe('tables-turn');
});

test('the clock of an earlier round says nothing of this one', () => {
  const clock = clockOf({ round: 7 });
  expect(shownPage(stateOf({ round: 'published', tables: inPlay, hall: { clock } }), null, at(60))).toBe('tables-turn');
});

test('without clocks: missing tables once half of them are in, whatever is exempt', () => {
  const tables = (...done: readonly boolean[]) => [
    ...done.map((is, i) => table(i + 1, [2 * i + 1, 2 * i + 2], is ? 'entered' : 'awaited')),
    table(0, [9]),
  ];
  const page = (...done: readonly boolean[]) =>
    shownPage(stateOf({ round: 'published', tables: tables(...done) }), null, at(0));
  expect(page(true, false, false)).toBe('tables-turn');
  expect(page(true, true, false)).toBe('missing');
});

test('a stopped clock stays on the wall; a hidden end goes on past the one announced, and has its word', () => {
  const page = (more: object, minute: number) =>
    shownPage(stateOf({ round: 'published', tables: inPlay, hall: { clock: clockOf(more) } }), null, at(minute));
  expect(page({ endsAt: null, left: minutes(20) }, 90)).toBe('clock');
  expect(page({ hidden: 'secret' }, 90)).toBe('clock');
  expect(page({ hidden: 'ended', endedAt: at(50) }, 51)).toBe('clock');
  expect(page({ hidden: 'ended', endedAt: at(50) }, 56)).toBe('missing');
});

test('an end goes before a message, foreseen or hidden, and « may end at any moment » too; afterwards the message is back', () => {
  const message = { text: 'Reprise à 14 h', since: halfPastNine };
  const page = (clock: object, minute: number, hall: object = { message }) =>
    shownPage(
      stateOf({ round: 'published', tables: inPlay, hall: { ...hall, clock: clockOf(clock) } }),
      null,
      at(minute),
    );
  expect(page({}, 39)).toBe('message');
  expect(page({}, 40)).toBe('clock');
  expect(page({}, 44.9)).toBe('clock');
  expect(page({}, 45)).toBe('message');
  expect(page({ hidden: 'secret' }, 39)).toBe('message');
  expect(page({ hidden: 'secret' }, 90)).toBe('clock');
  expect(page({ hidden: 'ended', endedAt: at(95) }, 99)).toBe('clock');
  expect(page({ hidden: 'ended', endedAt: at(95) }, 100)).toBe('message');
  // Ended by the director; pinned by the desk; the clocks stopped before their end.
  expect(page({ endedAt: at(20) }, 21)).toBe('clock');
  expect(page({}, 40, { message, page: 'message' })).toBe('clock');
  expect(page({ endsAt: null, left: minutes(20) }, 90)).toBe('message');
});

test('a short game whose hidden end has come is said although tables are still looked for', () => {
  const short = { endsAt: at(1), length: minutes(1) };
  const page = (clock: object, minute: number) =>
    shownPage(
      stateOf({ round: 'published', tables: inPlay, hall: { clock: clockOf({ ...short, ...clock }) } }),
      null,
      at(minute),
    );
  expect(page({ hidden: 'secret' }, 0.5)).toBe('tables-turn');
  expect(page({ hidden: 'secret' }, 2)).toBe('clock');
  expect(page({ hidden: 'ended', endedAt: at(3) }, 4)).toBe('clock');
});

test('the desk pins; the address pins against the desk; a message goes before the day, « stop » before all', () => {
  const message = { text: 'Reprise à 14 h', since: halfPastNine };
  expect(shownPage(stateOf({ hall: { page: 'standings' } }), null, at(0))).toBe('standings');
  expect(shownPage(stateOf({ hall: { page: 'standings' } }), 'tables', at(0))).toBe('tables');
  expect(shownPage(stateOf({ hall: { message } }), null, at(0))).toBe('message');
  expect(shownPage(stateOf({ hall: { message, page: 'standings' } }), null, at(0))).toBe('standings');
  expect(shownPage(stateOf({ hall: { stop: true } }), 'tables', at(0))).toBe('stop');
});

test('prizes stay while they are called out; the standings come with the last one, or with the closing', () => {
  const page = (status: 'open' | 'closed', prizesLeft: number) =>
    shownPage(stateOf({ status, round: 'closed', hall: { prizes, prizesLeft } }), null, at(0));
  expect(page('open', 3)).toBe('prizes');
  expect(page('open', 0)).toBe('closing');
  // The closing made them all public: a trophy given late keeps the wall from nothing.
  expect(page('closed', 1)).toBe('closing');
  expect(page('closed', 0)).toBe('closing');
  const pinned = (status: 'open' | 'closed', prizesLeft: number) =>
    shownPage(stateOf({ status, round: 'closed', hall: { page: 'prizes', prizes, prizesLeft } }), null, at(0));
  expect(pinned('closed', 1)).toBe('prizes');
  expect(pinned('closed', 0)).toBe('closing');
  expect(pinned('open', 0)).toBe('prizes');
});

test('after the last round the standings keep the secret of prizes not called out; pinned, or closed, they show', () => {
  const page = (planned: number, more: { status?: 'closed'; page?: 'standings' } = {}) => {
    const { status = 'open', page: pinned = 'follow' } = more;
    const state = stateOf({ status, round: 'closed', hall: { page: pinned, prizesLeft: 1 } });
    return shownPage({ ...state, head: { ...state.head, planned } }, null, at(0));
  };
  expect(page(5)).toBe('standings');
  expect(page(1)).toBe('prizes');
  expect(page(1, { page: 'standings' })).toBe('standings');
  // The day's last page: nobody has called out any.
  expect(page(1, { status: 'closed' })).toBe('standings');
});

test('an end that is hidden: the last round over, the wall waits for the prizes, and says no result', () => {
  const tables = [table(1, [1, 2], 'entered'), table(2, [3, 4], 'entered')];
  const page = (endHidden: 'hidden' | 'over', hall: object = {}) => {
    const state = stateOf({ round: 'published', tables, hall });
    return shownPage({ ...state, head: { ...state.head, endHidden } }, null, at(0));
  };
  expect(page('hidden')).toBe('missing');
  expect(page('over')).toBe('prizes');
  expect(page('over', { prizes, prizesLeft: 2 })).toBe('prizes');
});

test('a final has the wall once its tables are made, until the first prize is called out', () => {
  const final = {
    ...{ players: 2 as const, bestOf: 3 as const, carry: false, thirdPlace: false },
    matches: [{ stage: 'final' as const, players: ['1', '2'] as const }],
    scores: [{ carried: null, wins: [0, 0] as [number, number], winner: null }],
  };
  const page = (hall: object, more: { status?: 'closed' } = {}) =>
    shownPage(stateOf({ ...more, round: 'closed', hall, final }), null, at(0));
  expect(page({ prizesLeft: 3 })).toBe('final');
  expect(page({ prizesLeft: 0 })).toBe('final');
  expect(page({ prizes, prizesLeft: 2 })).toBe('prizes');
  expect(page({ prizesLeft: 0 }, { status: 'closed' })).toBe('standings');
  expect(page({ page: 'standings' })).toBe('standings');
  expect(shownPage(stateOf({ round: 'published', tables: inPlay, final }), null, at(0))).toBe('tables-turn');
  expect(shownPage(stateOf({ round: 'closed' }), 'final', at(0))).toBe('final');
});

test('a final that is planned has the wall after the last round, before its tables are made; between rounds it waits', () => {
  const final = {
    ...{ players: 4 as const, bestOf: 1 as const, carry: false, thirdPlace: true },
    matches: [],
    scores: [],
  };
  const page = (planned: number) => {
    const state = stateOf({ round: 'closed', hall: { prizesLeft: 1 }, final });
    return shownPage({ ...state, head: { ...state.head, planned } }, null, at(0));
  };
  expect(page(1)).toBe('final');
  expect(page(2)).toBe('standings');
});

test('with clocks: nobody looks for a table once half of them are in, and the time is no matter once all are', () => {
  const page = (first: 'entered' | 'awaited', second: 'entered' | 'awaited', minute: number) => {
    const tables = [table(1, [1, 2], first), table(2, [3, 4], second), table(0, [9])];
    return shownPage(stateOf({ round: 'published', tables, hall: { clock: clockOf() } }), null, at(minute));
  };
  expect(page('awaited', 'awaited', 2)).toBe('tables-turn');
  expect(page('entered', 'awaited', 2)).toBe('clock');
  expect(page('entered', 'entered', 2)).toBe('missing');
  expect(page('entered', 'entered', 20)).toBe('missing');
});
