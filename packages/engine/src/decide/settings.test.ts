import { expect, test } from 'vitest';
import { desk, drawNext, games, playNext, registered } from '../fixtures/desk.ts';
import { scrabbleStandingsOf } from '../fixtures/scrabble.ts';

const firstWins = () => games([400, 200]);

test('before round 1 everything may change', () => {
  const d = registered(18);
  d.act({ kind: 'settings', saw: {}, to: { spreadCap: 150, rounds: 6 } });
  d.act({ kind: 'settings', saw: { spreadCap: 150 }, to: {} });
  expect(d.state().settings).toEqual({ rounds: 6 });
});

test('what the results stand on is fixed with round 1; the number of rounds is not', () => {
  const d = registered(18);
  drawNext(d);
  expect(d.ask({ kind: 'settings', saw: {}, to: { rounds: 6, spreadCap: 150 } })).toEqual({
    code: 'setting-fixed',
    setting: 'spreadCap',
    round: 1,
  });
  d.act({ kind: 'settings', saw: {}, to: { rounds: 6, repeats: 'avoid' } });
  expect(d.state().settings).toEqual({ rounds: 6, repeats: 'avoid' });
});

test('never fewer rounds than are drawn', () => {
  const d = registered(18);
  for (let i = 0; i < 3; i++) playNext(d, firstWins);
  expect(d.ask({ kind: 'settings', saw: {}, to: { rounds: 2 } })).toEqual({
    code: 'rounds-already-drawn',
    planned: 2,
    drawn: 3,
  });
  d.act({ kind: 'settings', saw: {}, to: { rounds: 3 } });
  expect(d.ask({ kind: 'draw', round: 4, without: [] })).toEqual({ code: 'no-planned-round-left', planned: 3 });
});

test('a setting that another desk changed is a conflict on that setting alone', () => {
  const d = registered(18);
  d.act({ kind: 'settings', saw: {}, to: { rounds: 6 } });
  expect(d.ask({ kind: 'settings', saw: {}, to: { rounds: 7 } })).toEqual({
    code: 'setting-changed',
    setting: 'rounds',
  });
  expect(d.ask({ kind: 'settings', saw: {}, to: { startsBy: 'letters' } })).toBeNull();
  expect(d.ask({ kind: 'settings', saw: { rounds: 6 }, to: { rounds: 6 } })).toEqual({ code: 'nothing-changes' });
});

test('a setting of another formula is refused', () => {
  expect(desk().ask({ kind: 'settings', saw: {}, to: { turns: 2 } })).toEqual({
    code: 'setting-not-used',
    setting: 'turns',
    format: 'classique',
  });
});

test('Formule Combinée: a drawn round stays in its phase, and phases stay possible', () => {
  const d = registered(12, {}, 42, 'combinee');
  expect(d.ask({ kind: 'settings', saw: {}, to: { phase3: 5 } })).toMatchObject({ code: 'phases-impossible' });
  for (let i = 0; i < 9; i++) playNext(d, firstWins);
  // Round 9 is the first of phase 3: a longer phase 2 would take it.
  expect(d.ask({ kind: 'settings', saw: {}, to: { phase2: 4 } })).toEqual({
    code: 'setting-fixed',
    setting: 'phase2',
    round: 9,
  });
  expect(d.ask({ kind: 'settings', saw: {}, to: { phase3: 2 } })).toBeNull();
});

test('an undo of a setting that a draw stands on is refused with that draw', () => {
  const d = registered(18);
  d.act({ kind: 'settings', saw: {}, to: { spreadCap: 150 } });
  const seq = d.log.length;
  drawNext(d);
  expect(d.undo(seq)).toMatchObject({ code: 'undo-blocked', by: [seq + 2, seq + 1] });
  expect(d.undo(seq, true)).toBeNull();
  expect(d.state().settings).toEqual({});
});

test('TIME-01: the tournament moves to another day, and the last day follows', () => {
  const d = registered(18);
  d.act({ kind: 'details', saw: {}, to: { endDate: '2026-11-15', place: 'Lyon' } });
  expect(d.ask({ kind: 'details', saw: { date: '2026-11-14' }, to: { date: '2026-11-21' } })).toEqual({
    code: 'dates-reversed',
    date: '2026-11-21',
    endDate: '2026-11-15',
  });
  d.act({
    kind: 'details',
    saw: { date: '2026-11-14', endDate: '2026-11-15' },
    to: { date: '2026-11-21', endDate: '2026-11-22' },
  });
  expect(d.state()).toMatchObject({ date: '2026-11-21', endDate: '2026-11-22', place: 'Lyon' });
  expect(d.ask({ kind: 'details', saw: { place: 'Paris' }, to: { place: 'Nice' } })).toEqual({
    code: 'detail-changed',
    detail: 'place',
  });
  d.act({ kind: 'details', saw: { place: 'Lyon' }, to: {} });
  expect('place' in d.state()).toBe(false);
});

test('a tournament keeps a name', () => {
  const d = desk();
  expect(d.ask({ kind: 'details', saw: { name: 'Essai' }, to: { name: '  ' } })).toEqual({ code: 'empty-name' });
  expect(d.ask({ kind: 'details', saw: { name: 'Essai' }, to: {} })).toEqual({ code: 'nothing-changes' });
});

test('a changed rating plan changes no standings', () => {
  const d = registered(18);
  playNext(d, firstWins);
  const before = scrabbleStandingsOf(d.state(), d.people);
  d.act({ kind: 'settings', saw: {}, to: { rating: { category: 2 } } });
  expect(scrabbleStandingsOf(d.state(), d.people)).toEqual(before);
});
